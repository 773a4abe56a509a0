import { subApp, type Language, type menu } from '@console/contracts'
import type { Session } from '../../../access/session.ts'
import type { TenantTx } from '../../../platform/context/context.ts'
import { findRunningApps, type RunningApp } from './running-apps.store.ts'

/** Group of registered apps that name no other. */
const APPS_GROUP = 'apps'
const APPS_GROUP_NAME = { en: 'Apps', zh: '应用' }

export type MenuApps = {
  /** Ids that the person holds besides those of their roles. */
  menuIds: string[]
  /** Adds the pages of the apps to a tree. */
  addTo: (tree: menu.MenuItem[], language: Language) => menu.MenuItem[]
  /** Built modules that are switched off: their pages are left out. */
  off: ReadonlySet<string>
}

/** The registered apps of a person, for the menu and for their rights. */
export async function findMenuApps(tx: TenantTx, person: Pick<Session, 'userId'>): Promise<MenuApps> {
  const { apps, off } = await findRunningApps(tx, person)
  const pages = apps.flatMap(toPages).toSorted((a, b) => a.order - b.order)
  return {
    off: new Set(off),
    menuIds:
      pages.length === 0 ? [] : [...new Set([APPS_GROUP, ...pages.flatMap(({ id, group }) => [id, group])])],
    addTo: (tree, language) => addPages(tree, pages, language),
  }
}

type Page = subApp.Place & { id: string; group: string; module: string }

function toPages({ module, places }: RunningApp): Page[] {
  return places.map((place, index) => ({
    ...place,
    module,
    group: place.group ?? APPS_GROUP,
    id: `${subApp.MENU_ID_PREFIX}${module}${index === 0 ? '' : `.${index}`}`,
  }))
}

function addPages(tree: menu.MenuItem[], pages: readonly Page[], language: Language): menu.MenuItem[] {
  const toItem = ({ id, name, icon, module, path, component }: Page): menu.MenuItem => ({
    id,
    name: name[language],
    icon,
    path: `${subApp.PAGES_PATH}${module}${path}`,
    component: `${module}/${component}`,
  })
  // A group without a built page is not in the tree.
  const known = new Set(tree.map(({ id }) => id))
  const others = pages.filter(({ group }) => !known.has(group)).map(toItem)
  const extended = tree.map((item) => ({
    ...item,
    children: [...(item.children ?? []), ...pages.filter(({ group }) => group === item.id).map(toItem)],
  }))
  if (others.length === 0) return extended
  return [
    ...extended,
    { id: APPS_GROUP, name: APPS_GROUP_NAME[language], icon: 'appstore', children: others },
  ]
}
