import { FigureCards, Figures, Level, LevelCounts, RateBar, LEVELS } from '@console/ui'
import { TableToggle } from '@console/ui/chart-frame'
import { BarChart, LineChart, PieChart, RankChart, type ChartData } from '@console/ui/charts'
import { DayTrack, type DayTrackLane, type DayTrackStatuses } from '@console/ui/day-track'
import { useMemo, useState } from 'react'
import { useSample, type Example } from '../example.ts'

const DAYS = ['01-05', '01-06', '01-07', '01-08', '01-09', '01-10', '01-11']
const INBOUND = [12, 19, 14, 22, 17, 4, 2]
const OUTBOUND = [8, 11, null, 9, 13, 6, 1]

function useData(kind: 'whole' | 'missing' = 'whole'): ChartData {
  const text = useSample()
  return {
    categoryName: text('day'),
    categories: DAYS,
    series: [
      { name: text('inbound'), values: kind === 'whole' ? INBOUND : DAYS.map(() => null) },
      { name: text('outbound'), values: kind === 'whole' ? OUTBOUND : DAYS.map(() => null), isDashed: true },
    ],
  }
}

function Line({ kind }: { kind?: 'missing' }) {
  const text = useSample()
  return <LineChart title={text('chart')} summary={text('summary')} data={useData(kind)} />
}

function Bars({ kind, isStacked = false }: { kind?: 'missing'; isStacked?: boolean }) {
  const text = useSample()
  return (
    <BarChart title={text('chart')} summary={text('summary')} data={useData(kind)} isStacked={isStacked} />
  )
}

function Pie() {
  const text = useSample()
  const [chosen, setChosen] = useState<string | null>(null)
  const [inbound, outbound] = [text('inbound'), text('outbound')]
  const slices = useMemo(
    () => [
      { key: 'in', name: inbound, value: 90, colour: 'var(--primary)' },
      { key: 'out', name: outbound, value: 48, colour: 'var(--online)' },
    ],
    [inbound, outbound],
  )
  return (
    <PieChart
      title={text('chart')}
      summary={text('summary')}
      categoryName={text('name')}
      valueName={text('calls')}
      slices={slices}
      chosen={chosen}
      onChoose={({ key }) => setChosen(key)}
    />
  )
}

function Rank() {
  const text = useSample()
  const items = [
    { key: 1, name: text('first'), value: 41 },
    { key: 2, name: text('long'), value: 27 },
    { key: 3, name: text('second'), value: 12 },
    { key: 4, name: text('third'), value: 0 },
  ]
  return (
    <RankChart
      title={text('chart')}
      summary={text('summary')}
      categoryName={text('name')}
      valueName={text('calls')}
      items={items}
    />
  )
}

function Toggle({ initial }: { initial: boolean }) {
  const [isTable, setTable] = useState(initial)
  return <TableToggle isTable={isTable} onChange={setTable} />
}

/** Unix seconds: midnight of 2026-01-05 in UTC. */
const MIDNIGHT = Date.UTC(2026, 0, 5) / 1000
const HOUR = 3600
const DAY = 24 * HOUR
const at = (hour: number) => MIDNIGHT + hour * HOUR

function Track({ isEmpty = false }: { isEmpty?: boolean }) {
  const text = useSample()
  const statuses: DayTrackStatuses = {
    calling: { name: text('calling'), colour: 'track-productive', pattern: 'plain' },
    idle: { name: text('idle'), colour: 'track-idle', pattern: 'rising' },
    offline: { name: text('offline'), colour: 'track-offline', pattern: 'dotted' },
  }
  const [planned, alert, names] = [text('planned'), text('alert'), `${text('first')}|${text('second')}`]
  const lanes = useMemo(
    () => names.split('|').map((label) => toLane({ label, planned, alert, isEmpty })),
    [names, planned, alert, isEmpty],
  )
  return <DayTrack title={text('track')} lanes={lanes} statuses={statuses} zone="UTC" height={240} />
}

type LaneTexts = { label: string; planned: string; alert: string; isEmpty: boolean }

function toLane({ label, planned, alert, isEmpty }: LaneTexts): DayTrackLane {
  const day = { id: label, label, begin: MIDNIGHT, end: MIDNIGHT + DAY }
  if (isEmpty) return { ...day, segments: [] }
  return {
    ...day,
    segments: [
      { status: 'offline', begin: at(0), end: at(8) },
      { status: 'calling', begin: at(8), end: at(11) },
      { status: 'idle', begin: at(11), end: at(12.5) },
      { status: 'calling', begin: at(12.5), end: at(16) },
      { status: 'unheard', begin: at(16), end: at(17) },
    ],
    planned: [{ begin: at(8), end: at(16.5), text: planned }],
    marks: [{ at: at(11.5), kind: 'alert', text: alert }],
  }
}

function Cards({ isLoading = false }: { isLoading?: boolean }) {
  const text = useSample()
  const names = ['calls', 'inbound', 'outbound'] as const
  const figures = names.map((name, index) => ({
    key: name,
    label: text(name),
    note: text('hint'),
    text: isLoading ? null : String(90 + index * 24),
  }))
  return <FigureCards label={text('chart')} figures={figures} />
}

function Few() {
  const text = useSample()
  const figures = (['inbound', 'outbound'] as const).map((name) => ({
    key: name,
    name: text(name),
    value: name === 'inbound' ? '90' : '-',
  }))
  return <Figures label={text('chart')} figures={figures} />
}

function Rate({ of }: { of: number }) {
  return <RateBar part={37} of={of} label={useSample()('share')} />
}

const charts = '@console/ui/charts'
const from = '@console/ui'

export const chartExamples: readonly Example[] = [
  {
    name: 'LineChart',
    from: charts,
    isWide: true,
    states: { normal: () => <Line />, missing: () => <Line kind="missing" /> },
  },
  {
    name: 'BarChart',
    from: charts,
    isWide: true,
    states: {
      normal: () => <Bars />,
      stacked: () => <Bars isStacked />,
      missing: () => <Bars kind="missing" />,
    },
  },
  { name: 'PieChart', from: charts, states: { normal: Pie } },
  { name: 'RankChart', from: charts, isWide: true, states: { normal: Rank } },
  {
    name: 'TableToggle',
    from: '@console/ui/chart-frame',
    states: { normal: () => <Toggle initial={false} />, chosen: () => <Toggle initial /> },
  },
  {
    name: 'DayTrack',
    from: '@console/ui/day-track',
    isWide: true,
    states: { normal: () => <Track />, empty: () => <Track isEmpty /> },
  },
  {
    name: 'FigureCards',
    from,
    isWide: true,
    states: { normal: () => <Cards />, loading: () => <Cards isLoading /> },
  },
  { name: 'Figures', from, states: { normal: Few } },
  { name: 'RateBar', from, states: { normal: () => <Rate of={120} />, missing: () => <Rate of={0} /> } },
  {
    name: 'Level',
    from,
    states: {
      all: () => (
        <span className="ui-wrap ui-gap-8">
          {LEVELS.map((level) => (
            <Level key={level} level={level} />
          ))}
        </span>
      ),
    },
  },
  {
    name: 'LevelCounts',
    from,
    states: { normal: () => <LevelCounts counts={[1, 4, 0, 2]} />, empty: () => <LevelCounts counts={[]} /> },
  },
]
