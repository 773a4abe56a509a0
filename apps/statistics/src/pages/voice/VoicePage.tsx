import { label, labelStat } from '@console/contracts'
import { useHost, usePrefetch } from '@console/sub-app'
import { PageTabs, useUrlSearch } from '@console/ui'
import { useIntl } from 'react-intl'
import { detailPart } from '../../components/detail-part.ts'
import { PAGE_TABS } from '../../model/page-tabs.ts'
import { useLikelyWire } from '../../page-query/use-likely-query.ts'
import { statSearch } from '../../page-query/use-stat-query.ts'
import { toLabelIds, newestLabels } from '../../queries/label-hits.ts'
import { useShowsFigures } from './use-shows-figures.ts'
import { VoiceFigures } from './VoiceFigures.tsx'
import styles from './VoicePage.module.css'

export { texts } from './texts.ts'

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

/** Requests the labels, and how often they were hit. */
export function usePrefetchFirstView(): void {
  const prefetch = usePrefetch()
  const query = useLikelyWire()
  const showsFigures = useShowsFigures()
  if (query === null || !showsFigures) return
  prefetch(label.query, { query: newestLabels(query) }, (answer) => {
    const labelIds = toLabelIds(answer)
    if (labelIds.length > 0) prefetch(labelStat.detail, { query: { ...query, labelIds } })
  })
}
