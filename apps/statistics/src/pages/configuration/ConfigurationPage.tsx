import { PageTabs, useUrlSearch } from '@console/ui'
import { useIntl } from 'react-intl'
import { configurationSearch, TABS } from './configuration.search.ts'
import styles from './Configuration.module.css'
import { ModulesTab } from './modules/modules-part.tsx'
import { ReportTab } from './report/report-part.tsx'

/** What the statistics show and count by, and the suggestions that are made of them (RPT-030). */
export function ConfigurationPage() {
  const { formatMessage } = useIntl()
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
            business={search.business}
            suggestion={search.suggestion}
            onBusiness={(business) => setSearch({ business, suggestion: null })}
            onSuggestion={(suggestion) => setSearch({ suggestion })}
          />
        )}
      </PageTabs>
    </div>
  )
}
