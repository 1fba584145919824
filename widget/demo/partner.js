/** What a partner may do with the events: here they are written on the page. None says anything about the person. */
const output = document.getElementById('events');
for (const type of ['ready', 'started', 'submitted', 'failed']) {
  document.addEventListener(`massima:${type}`, ({ detail }) => {
    const said = Object.entries(detail).filter(([, value]) => value !== undefined);
    output.textContent = `${type} ${said.map(([name, value]) => `${name}=${value}`).join(' ')}`;
  });
}
