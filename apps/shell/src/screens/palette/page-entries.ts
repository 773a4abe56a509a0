import { foldText } from '@console/contracts'
import type { MenuNode } from '../../core/menu/menu-node.ts'
import type { PageEntry } from './palette-entry.ts'

/** Names of menu items in the other language, by id. */
export type OtherNames = ReadonlyMap<string, string>

type Above = { names: string[]; searchable: string[] }

export function pageKey(id: string): string {
  return `page:${id}`
}

/** Every page that this user can open without a record: what the sidebar lists, and the shell's own pages. */
export function pageEntries(authorised: readonly MenuNode[], others: OtherNames): PageEntry[] {
  return collectEntries(authorised, others, { names: [], searchable: [] })
}

function collectEntries(items: readonly MenuNode[], others: OtherNames, above: Above): PageEntry[] {
  return items.flatMap((item) => {
    if (item.isDisabled) return []
    const names = [item.name, others.get(item.id) ?? item.name].map(foldText)
    const own = toEntry(item, names, above)
    const below = collectEntries(item.hidesChildren ? [] : item.children, others, {
      names: [...above.names, item.name],
      searchable: [...above.searchable, ...names],
    })
    return own === null ? below : [own, ...below]
  })
}

function toEntry(item: MenuNode, names: string[], above: Above): PageEntry | null {
  const target = toTarget(item)
  if (target === null || (item.isHidden && !isOfShell(item))) return null
  return {
    kind: 'page',
    key: pageKey(item.id),
    id: item.id,
    name: item.name,
    icon: item.icon,
    purpose: item.purpose,
    location: above.names.join(' / '),
    names,
    locations: [...above.searchable, ...('path' in target ? [foldText(target.path)] : [])],
    target,
  }
}

function toTarget({ path, link }: MenuNode): PageEntry['target'] | null {
  if (link !== null) return { link }
  return path === null || path.includes(':') ? null : { path }
}

/** The page for functions that are not set up is not listed. */
const UNLISTED_COMPONENT = 'shell/FunctionalConfigPage'

/** A hidden page needs a record of its list; only those of the shell open without one. */
function isOfShell({ component }: MenuNode): boolean {
  return component?.startsWith('shell/') === true && component !== UNLISTED_COMPONENT
}
