/**
 * Replaces the storage by a copy in memory, because stories log in, choose languages and clear
 * storage. The application may serve them from its origin, where they would change the reader's
 * session. Must be imported first.
 */
function memory(): Storage {
  const methods: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear' | 'key'> = {
    getItem: (key) => data[key] ?? null,
    setItem: (key, value) => void (data[key] = String(value)),
    removeItem: (key) => void delete data[key],
    clear: () => Object.keys(data).forEach((key) => delete data[key]),
    key: (at) => Object.keys(data)[at] ?? null,
  };
  // Keys are properties of the object, as in a browser: `Object.keys(localStorage)` lists them.
  const data = Object.create(methods) as Storage;
  return data;
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { configurable: true, value: memory() });
