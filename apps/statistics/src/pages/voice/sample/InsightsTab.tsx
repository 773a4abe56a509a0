import { demoSample } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useIntl } from 'react-intl'
import { RankBars } from '../../../components/RankBars.tsx'
import { SampleTab } from './SampleTab.tsx'

/** Fastest first. */
const TEAMS = demoSample.SAMPLE_TEAMS.toSorted((left, right) => right.wordsPerMinute - left.wordsPerMinute)

/** Shows how the invented teams speak (DEMO-001). */
export function InsightsTab() {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const title = formatMessage({ id: 'stat.sample.pace' })
  return (
    <SampleTab tab="insights">
      <div className="ui-pad-16 ui-card">
        <RankBars
          title={title}
          categoryName={formatMessage({ id: 'stat.sample.team' })}
          valueName={formatMessage({ id: 'stat.sample.wordsPerMinute' })}
          items={TEAMS.map(({ name, wordsPerMinute }) => ({
            key: name.en,
            name: name[language],
            value: wordsPerMinute,
          }))}
        />
      </div>
    </SampleTab>
  )
}
