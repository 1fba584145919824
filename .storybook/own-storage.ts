/**
 * Replaces the storage by one in memory. Stories log in, choose languages and clear storage. If
 * the application serves them, they share its origin and would change the reader's own session.
 * Must be imported first.
 */
function memory(): Storage {
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key'> = {
    getItem: (key) => data[key] ?? null,
    setItem: (key, value) => void (data[key] = String(value)),
    removeItem: (key) => void delete data[key],
    clear: () => Object.keys(data).forEach((key) => delete data[key]),
    key: (at) => Object.keys(data)[at] ?? null,
  };
  // Keys are its own properties, as in a browser's: `Object.keys(localStorage)` lists them.
  const data = Object.create(methods) as Storage;
  return data;
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { configurable: true, value: memory() });
