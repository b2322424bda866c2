/** The focus is never lost: what had it and is taken away hands it on, a piece to itself wherever it lies now. */

export function keepFocus(room: HTMLElement, refuge: () => HTMLElement | undefined): () => void {
  let had: HTMLElement | null = null;
  const note = (event: FocusEvent) => {
    had = event.target instanceof HTMLElement ? event.target : null;
  };
  const observer = new MutationObserver(() => {
    const nowhere = !document.activeElement || document.activeElement === document.body;
    if (!had || had.isConnected || !nowhere) return;
    const { piece } = had.dataset;
    const again = piece && room.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
    (again || refuge())?.focus({ preventScroll: !again });
  });
  room.addEventListener('focusin', note);
  observer.observe(room, { childList: true, subtree: true });
  return () => {
    room.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
