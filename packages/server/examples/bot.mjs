// A bot written by a stranger: joins a table through an invitation link and plays random options to the end.
// Node >= 22, nothing to install:   node bot.mjs http://localhost:8080/table/abcdefghijkl?invitation=…
// Everything it does is described in docs/protocol.md.

const link = new URL(process.argv[2] ?? fail('usage: node bot.mjs <invitation link>'));
const table = link.pathname.split('/').at(-1);
const invitation = link.searchParams.get('invitation') ?? undefined;

// A guest session. Programs ask for the token and send it in a header instead of a cookie.
const { token } = await call('POST', '/api/session', { name: 'Random bot', token: true });
const headers = { authorization: `Bearer ${token}` };

const { mySeat } = await call('POST', `/api/tables/${table}/join`, { invitation });
console.log(`playing seat ${mySeat}`);
connect();

function connect() {
  const socket = new WebSocket(`${link.origin.replace('http', 'ws')}/api/tables/${table}/socket`, { headers });
  let last = null; // the decision answered last, so that each is answered once

  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'error') console.error(`refused: ${message.error.message}`);
    if (message.type === 'over' || message.outcome) return finish(message.outcome);
    // `hello` and `update` carry what we are asked, if we are asked something.
    const { decision } = message;
    if (!decision || decision.at === last) return;
    last = decision.at;
    const { id } = decision.options[Math.floor(Math.random() * decision.options.length)];
    socket.send(JSON.stringify({ type: 'answer', at: decision.at, id }));
  };

  // The server restarts, or the network fails: come back a little later. The table is as it was.
  socket.onclose = ({ code }) => {
    console.error(`the line is lost (${code}), connecting again`);
    setTimeout(connect, 1000);
  };

  function finish({ winners, scores }) {
    console.log(`over: seat ${winners} won, scores ${scores}`);
    socket.onclose = null;
    socket.close();
  }
}

async function call(method, path, body) {
  const response = await fetch(link.origin + path, {
    method,
    headers: { 'content-type': 'application/json', ...(path !== '/api/session' && headers) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  return response.ok ? answer : fail(answer.error.message);
}

function fail(text) {
  console.error(text);
  process.exit(1);
}
