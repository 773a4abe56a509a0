import { partFailed } from '@console/domain-ui'
import { tierPart, useHost } from '@console/sub-app'
import { PageTabs, useUrlSearch, idField, oneOfField, textField } from '@console/ui'
import { useIntl } from 'react-intl'
import type { ReportTabProps } from './report/ReportTabContents.tsx'
import { TabLoading } from './TabLoading.tsx'
import styles from './Configuration.module.css'

export { texts } from './texts.ts'

/** Its radio buttons need the tier of forms. */
const ModulesTab = tierPart<object>({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-configuration" */ './modules/ModulesTabContents.tsx'))
      .ModulesTabContents,
  Loading: TabLoading,
  Failed: partFailed('statConfig.failed'),
})

/** So do the numbers of suggestions. */
const ReportTab = tierPart<ReportTabProps>({
  tier: 'forms',
  load: async () =>
    (await import(/* webpackChunkName: "forms-configuration" */ './report/ReportTabContents.tsx'))
      .ReportTabContents,
  Loading: TabLoading,
  Failed: partFailed('statConfig.failed'),
})

const TABS = ['modules', 'report'] as const

/** The open dialog of a suggestion: a new one, or a stored one by its id. */
const SUGGESTION = /^(new|[1-9]\d{0,15})$/

/** The whole page in its address. */
const configurationSearch = {
  tab: oneOfField(TABS, 'modules'),
  business: idField(),
  suggestion: textField(SUGGESTION),
}

/** Settings that the statistics show and count by, and the suggestions that are made of them (RPT-030). */
export function ConfigurationPage() {
  const { formatMessage } = useIntl()
  const { businessType } = useHost()
  const { search, setSearch } = useUrlSearch(configurationSearch)
  return (
    <div className={styles['page']}>
      <PageTabs
        label={formatMessage({ id: 'statConfig.page' })}
        tabs={TABS.map((key) => ({ key, label: formatMessage({ id: `statConfig.tab.${key}` }) }))}
        active={search.tab}
        onChange={(tab) => setSearch({ tab })}
      >
        {search.tab === 'modules' ? (
          <ModulesTab />
        ) : (
          <ReportTab
            business={search.business ?? businessType?.businessTypeId ?? null}
            suggestion={search.suggestion}
            onBusiness={(business) => setSearch({ business, suggestion: null })}
            onSuggestion={(suggestion) => setSearch({ suggestion })}
          />
        )}
      </PageTabs>
    </div>
  )
}
