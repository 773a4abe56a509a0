import { foldText, type subApp } from '@console/contracts'
import { choiceField, oneOfField, textField } from '@console/ui'
import { choiceFilter, defineList, textFilter, type ListSearchOf } from '@console/ui/list-page'
import { APP_STATES, toAppState } from '../../model/app-state.ts'

export const APP_TABS = ['apps', 'releases'] as const

/** The whole view in the address: filters, the opened app, the tab and the form that is open. */
export const appList = defineList({
  filters: {
    search: textFilter({ label: 'apps.search', width: 224 }),
    state: choiceFilter({
      label: 'apps.state',
      values: APP_STATES,
      toText: (state) => `apps.state.${state}`,
    }),
  },
  hasOneSize: true,
  beside: {
    tab: oneOfField(APP_TABS, 'apps'),
    app: textField(/^[a-z][a-z0-9-]{1,39}$/),
    dialog: choiceField(['register', 'version', 'release', 'edit'] as const),
  },
})

export type AppList = ListSearchOf<typeof appList>

/** The apps that fit the filters: those of other teams first, then the built ones, each by name. */
export function listShownApps(
  apps: readonly subApp.AppRow[],
  { filters: { search, state }, language }: Pick<AppList, 'filters'> & { language: 'en' | 'zh' },
): subApp.AppRow[] {
  const needle = foldText(search?.trim() ?? '')
  const isFound = ({ name, module, ownerContact }: subApp.AppRow) =>
    [name.en, name.zh, module, ownerContact].some((text) => foldText(text).includes(needle))
  return apps
    .filter((app) => isFound(app) && (state === null || toAppState(app) === state))
    .toSorted(
      (a, b) =>
        Number(a.trust === 'own') - Number(b.trust === 'own') ||
        a.name[language].localeCompare(b.name[language], language),
    )
}
