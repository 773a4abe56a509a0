import Cache from '@ant-design/cssinjs/es/Cache'

/** Prefix of the styles of a component. Other entries are variables, which are removed with their last user. */
const STYLES = 'style%'

/**
 * Replaces the cache of antd's styles. antd computes them when the first component of a kind renders and drops
 * them with the last one: each change of page computed its fields and tables again, 20 to 30 ms. Here they stay, once for
 * each theme; their style tags stay on the page in either case.
 */
export default class StyleCache extends Cache {
  override opUpdate(path: string, change: Parameters<Cache['opUpdate']>[1]): void {
    super.opUpdate(path, (before) => {
      const after = change(before)
      return after === null && before && path.startsWith(STYLES) ? [0, before[1]] : after
    })
  }
}
