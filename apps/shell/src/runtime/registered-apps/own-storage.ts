/**
 * The part of a storage that belongs to one app: its keys have a prefix that the app does not see, so that it neither reads nor
 * clears what others have stored.
 */
export function ownStorage(storage: Storage, prefix: string): Storage {
  const ownKeys = (): string[] =>
    Object.keys(storage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  const methods: Storage = {
    get length() {
      return ownKeys().length
    },
    key: (index) => ownKeys()[index] ?? null,
    getItem: (key) => storage.getItem(prefix + key),
    setItem: (key, value) => storage.setItem(prefix + key, value),
    removeItem: (key) => storage.removeItem(prefix + key),
    clear: () => {
      for (const key of ownKeys()) storage.removeItem(prefix + key)
    },
  }
  // A stored value is a property, too: `localStorage.theme`.
  return new Proxy(methods, {
    get: (target, key) => {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key)
      return target.getItem(key) ?? undefined
    },
    set: (target, key, value) => {
      if (typeof key === 'string') target.setItem(key, String(value))
      return true
    },
    deleteProperty: (target, key) => {
      if (typeof key === 'string') target.removeItem(key)
      return true
    },
    has: (target, key) => key in target || (typeof key === 'string' && target.getItem(key) !== null),
    ownKeys,
    getOwnPropertyDescriptor: (target, key) => {
      const value = typeof key === 'string' ? target.getItem(key) : null
      return value === null ? undefined : { value, configurable: true, enumerable: true, writable: true }
    },
  })
}
