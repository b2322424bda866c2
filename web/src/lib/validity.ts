/** What is wrong with a field, said in the language of the page: the browser would say it in its own. */

import type { Attachment } from 'svelte/attachments';

/** At least one letter that can be seen, for `pattern`: spaces alone are no name. */
export const VISIBLE = '.*\\S.*';

/** Attached to a field: what is said when a form is sent while the field cannot be accepted. */
export function says(words: (field: HTMLInputElement) => string): Attachment<HTMLInputElement> {
  return (field) => {
    const complain = () => field.setCustomValidity(words(field));
    const forgive = () => field.setCustomValidity('');
    field.addEventListener('invalid', complain);
    field.addEventListener('input', forgive);
    return () => {
      field.removeEventListener('invalid', complain);
      field.removeEventListener('input', forgive);
    };
  };
}
