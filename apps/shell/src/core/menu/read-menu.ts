import { menu } from '@console/contracts'
import { FIXED_PATHS, ROUTE_BASES } from '../../base/paths.ts'
import type { MenuNode, MenuProblem } from './menu-node.ts'

/** Deeper items are left out: the sidebar shows three levels, and hidden pages hang at most two below them. */
export const MAX_MENU_DEPTH = 8
/** The component by which menu items name the shell's frame page. */
const FRAME_COMPONENT = 'shell/FramePage'
/** More items than any console has; the rest is left out. */
export const MAX_MENU_ITEMS = 2000

type Reading = {
  ids: Set<string>
  paths: Set<string>
  ancestors: Set<unknown>
  problems: MenuProblem[]
}

type MenuRead = { items: MenuNode[]; problems: MenuProblem[] }

/** Trees as they were read: the start needs the routes of one before the frame shows it. */
const known = new WeakMap<readonly unknown[], MenuRead>()

/**
 * Reads the server's tree item by item, so that an invalid item drops itself and its children but never the menu.
 * What was left out is reported.
 */
export function readMenu(raw: readonly unknown[]): MenuRead {
  let read = known.get(raw)
  if (read === undefined) {
    const reading: Reading = { ids: new Set(), paths: new Set(), ancestors: new Set(), problems: [] }
    read = { items: readItems(raw, reading), problems: reading.problems }
    known.set(raw, read)
  }
  return read
}

function readItems(raw: readonly unknown[], reading: Reading): MenuNode[] {
  return raw.flatMap((item) => readItem(item, reading) ?? [])
}

function readItem(raw: unknown, reading: Reading): MenuNode | null {
  const drop = (kind: MenuProblem['kind'], item: string): null => {
    reading.problems.push({ kind, item })
    return null
  }
  if (reading.ancestors.has(raw)) return drop('cycle', describeItem(raw))
  if (reading.ancestors.size >= MAX_MENU_DEPTH) return drop('tooDeep', describeItem(raw))
  if (reading.ids.size >= MAX_MENU_ITEMS) return drop('tooMany', describeItem(raw))
  const parsed = menu.menuItem.safeParse(withoutChildren(raw))
  if (!parsed.success) return drop('malformed', describeItem(raw))
  const item = parsed.data
  if (reading.ids.has(item.id)) return drop('duplicateId', item.id)
  reading.ids.add(item.id)

  const address = readPath(item, reading)
  if (address === null) return null
  reading.ancestors.add(raw)
  const children = readItems(readChildren(raw), reading)
  reading.ancestors.delete(raw)
  return {
    id: item.id,
    name: item.name,
    purpose: item.purpose ?? null,
    icon: item.icon ?? null,
    path: address.path,
    component: item.component || null,
    link: readLink(item, reading),
    frame: isFrame(item) ? (item.link ?? null) : null,
    isHidden: item.hideInMenu ?? false,
    hidesChildren: item.hideChildrenInMenu ?? false,
    redirect: readRedirect(item, reading),
    isDisabled: item.disabled ?? false,
    children,
  }
}

function readPath({ id, path }: menu.MenuItem, reading: Reading): { path: string | null } | null {
  if (path == null || path === '') return { path: null }
  const spelled = path.replaceAll(/\{(\w+)\}/g, ':$1')
  const problem = findPathProblem(spelled, reading.paths)
  if (problem !== null) {
    reading.problems.push({ kind: problem, item: `${id} ${path}` })
    return null
  }
  reading.paths.add(spelled)
  return { path: spelled }
}

function findPathProblem(path: string, taken: ReadonlySet<string>): MenuProblem['kind'] | null {
  if (!isConsolePath(path)) return 'badPath'
  if (FIXED_PATHS.has(path)) return 'fixedPath'
  return taken.has(path) ? 'duplicatePath' : null
}

/** A path of the console: below one of its bases, without a query, another host, or a wildcard. */
function isConsolePath(path: string): boolean {
  return (
    ROUTE_BASES.some((base) => path.startsWith(base)) &&
    /^\/[\w\-./:~%]*$/.test(path) &&
    !path.includes('//') &&
    !path.split('/').includes('..')
  )
}

/**
 * An item with an address of the console whose content is another page: it names the frame page, or its link lies on the
 * console's own host or has placeholders. An invalid link is reported instead of the frame when the item is opened.
 */
function isFrame({ path, component, link }: menu.MenuItem): boolean {
  if (path == null || path === '' || link == null || link === '') return false
  if (component === FRAME_COMPONENT) return true
  return (component == null || component === '') && (link.startsWith('/') || link.includes('{'))
}

/** Only http and https lead out of the console; a frame's template is not an address that can be opened. */
function readLink(item: menu.MenuItem, reading: Reading): string | null {
  const { id, link } = item
  if (link == null || link === '' || link.startsWith('/') || isFrame(item)) return null
  const target = URL.parse(link)
  if (target !== null && (target.protocol === 'http:' || target.protocol === 'https:')) return link
  reading.problems.push({ kind: 'badLink', item: id })
  return null
}

function readRedirect({ id, redirect }: menu.MenuItem, reading: Reading): string | null {
  if (redirect == null || redirect === '') return null
  if (isConsolePath(redirect.split('?', 1)[0] ?? '')) return redirect
  reading.problems.push({ kind: 'badPath', item: `${id} ${redirect}` })
  return null
}

/** Either spelling of the child list (SHELL-033); when an item has both, they are merged. */
function readChildren(raw: unknown): unknown[] {
  const { children, routes } = asObject(raw)
  return [children, routes].flatMap((list: unknown) => (Array.isArray(list) ? list : []))
}

/** The item alone: its children are read one by one. */
function withoutChildren(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null) return raw
  return { ...raw, children: null, routes: null }
}

function describeItem(raw: unknown): string {
  const { id, path, name } = asObject(raw)
  return [id, path, name].find((label) => typeof label === 'string') ?? '(unnamed)'
}

function asObject(raw: unknown): Record<string, unknown> {
  return typeof raw === 'object' && raw !== null ? { ...raw } : {}
}
