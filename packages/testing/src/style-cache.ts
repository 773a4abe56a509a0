import { createCache } from '@ant-design/cssinjs'

/**
 * antd works the styles of a component out when the first of its kind is drawn, and forgets them with the last: each test
 * paid for all of them anew. Here they stay for every file of a worker, as they do in the console's own kit.
 */
export function keepStyles(): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what all caches have in common; their class is not exported
  const cache = Object.getPrototypeOf(createCache()) as ReturnType<typeof createCache>
  if (cache.opUpdate.name === 'keepLast') return
  // oxlint-disable-next-line typescript/unbound-method -- called on its cache below
  const { opUpdate } = cache
  cache.opUpdate = function keepLast(path, change) {
    opUpdate.call(this, path, (before) => {
      const after = change(before)
      return after === null && before ? [0, before[1]] : after
    })
  }
}
