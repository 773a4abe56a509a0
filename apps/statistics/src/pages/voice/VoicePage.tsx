import { useHost } from '@console/sub-app'
import { PageTabs, useUrlSearch } from '@console/ui'
import { useIntl } from 'react-intl'
import { detailPart } from '../../components/detail-part.tsx'
import { PAGE_TABS } from '../../model/page-tabs.ts'
import { statSearch } from '../../page-query/use-stat-query.ts'
import { VoiceFigures } from './VoiceFigures.tsx'
import styles from './VoicePage.module.css'

const CONTENTS = {
  figures: VoiceFigures,
  insights: detailPart(
    async () =>
      (await import(/* webpackChunkName: "on-demand-insights" */ './sample/InsightsTab.tsx')).InsightsTab,
  ),
  sentiments: detailPart(
    async () =>
      (await import(/* webpackChunkName: "on-demand-sentiments" */ './sample/SentimentsTab.tsx'))
        .SentimentsTab,
  ),
}

/** Calls by how long they were and what was found in them; in demo mode also two tabs of invented figures (RPT-073). */
export function VoicePage() {
  const { demoFiles } = useHost()
  return demoFiles === undefined ? <VoiceFigures /> : <TabbedPage />
}

function TabbedPage() {
  const { formatMessage } = useIntl()
  const { search, setSearch } = useUrlSearch(statSearch)
  const { tab } = search
  const Contents = CONTENTS[tab]
  return (
    <div className={styles['tabbed']}>
      <PageTabs
        label={formatMessage({ id: 'stat.voice' })}
        tabs={PAGE_TABS.map((key) => ({ key, label: formatMessage({ id: `stat.voice.tab.${key}` }) }))}
        active={tab}
        onChange={(next) => setSearch({ tab: next })}
      >
        <Contents />
      </PageTabs>
    </div>
  )
}
