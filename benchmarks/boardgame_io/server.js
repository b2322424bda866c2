// boardgame.io's server on any free port of the loopback: `node server.js` in memory, `node server.js DIR` with files.
const { FlatFile, Server, SocketIO } = require('boardgame.io/server');
const { MoonRobots } = require('./game');

const folder = process.argv[2];
const server = Server({
  games: [MoonRobots],
  origins: ['http://127.0.0.1'],
  transport: new SocketIO({ socketOpts: { transports: ['websocket'] } }),
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
// Its `run` would listen at every address of the machine.
const { listen } = server.app;
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready);
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`http://127.0.0.1:${appServer.address().port}`);
});
