import { demoSample } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { Bars } from '../../../components/charts.ts'
import { SampleTab } from './SampleTab.tsx'

const PARTS = [
  { field: 'positive', colour: 'var(--online)' },
  { field: 'neutral', colour: 'var(--text-3)' },
  { field: 'negative', colour: 'var(--error)' },
] as const

/** Shows how the invented teams' customers felt (DEMO-001). */
export function SentimentsTab() {
  const { formatMessage, formatNumber } = useIntl()
  const { language } = useHost()
  const title = formatMessage({ id: 'stat.sample.feelings' })
  const data = useMemo(
    () => ({
      categoryName: formatMessage({ id: 'stat.sample.team' }),
      categories: demoSample.SAMPLE_TEAMS.map(({ name }) => name[language]),
      series: PARTS.map(({ field, colour }) => ({
        name: formatMessage({ id: `stat.sample.${field}` }),
        values: demoSample.SAMPLE_TEAMS.map((team) => team[field]),
        colour,
      })),
    }),
    [language, formatMessage],
  )
  return (
    <SampleTab tab="sentiments">
      <div className="ui-pad-16 ui-card">
        <Bars
          title={title}
          summary={formatMessage({ id: 'stat.sample.feelings.summary' })}
          data={data}
          formatValue={(value) => formatNumber(value, { style: 'percent' })}
          isStacked
          showsAll
        />
      </div>
    </SampleTab>
  )
}
