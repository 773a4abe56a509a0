import { useMemo, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import type { ChartData } from './chart-data.ts'
import type { ChartClick } from './ChartCanvas.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import { rankOption } from './rank-option.ts'

export type RankItem = {
  key: number | string
  name: string
  /** Beside its name, such as where a person belongs. */
  note?: string
  value: number
  /** Further figures of it, in the tooltip and in the table; the same labels in each. */
  tags?: readonly { label: string; value: number }[]
  /** Parts of its value, in the order of the chart's parts. */
  parts?: readonly number[]
}

/** A part of every bar. */
export type RankPart = { name: string; colour: string }

type RankChartProps = {
  title: string
  /** The chart in a sentence, for people who do not see it. */
  summary: string
  /** Name for the kind of items, such as "Organisation": head of the table's first column. */
  categoryName: string
  valueName: string
  /** Name for the kind of notes: head of their column. */
  noteName?: string
  /** Best first. */
  items: readonly RankItem[]
  /** Bars of these parts on each other, the first at the axis; whole bars without. */
  parts?: readonly RankPart[]
  /** Formats every value, with its unit; a plain number without. */
  formatValue?: (value: number) => string
  /** Called for a click on a bar or a name, and Enter on it. */
  onChoose?: (item: RankItem) => void
  /** Beside the title, such as the path to what is ranked. */
  head?: ReactNode
  /** px */
  height?: number
}

/** px for the names; a phone has less. */
const NAME_ROOM = { phone: 132, desktop: 220 } as const

/** Items in the order of their values, as horizontal bars with the best on top. */
export function RankChart(props: RankChartProps) {
  const { items, parts, categoryName, valueName, noteName, onChoose, ...figure } = props
  const { formatNumber } = useIntl()
  const { formatValue = formatNumber } = props
  const isChosen = onChoose !== undefined
  const nameRoom = NAME_ROOM[useIsMobile() ? 'phone' : 'desktop']
  const data = useMemo(
    () => toChartData({ items, parts, categoryName, valueName, noteName }),
    [items, parts, categoryName, valueName, noteName],
  )
  const option = useMemo(
    () => rankOption(data, { formatValue, isChosen, parts: parts?.length ?? 0, nameRoom }),
    [data, formatValue, isChosen, parts, nameRoom],
  )
  return (
    <ChartFigure
      {...figure}
      formatValue={formatValue}
      data={data}
      isReversed
      option={option}
      indexOf={(click) => findClickedPosition(click, items.length)}
      onChoose={
        onChoose &&
        ((index) => {
          const item = items[index]
          if (item !== undefined) onChoose(item)
        })
      }
    />
  )
}

type Ranked = Pick<RankChartProps, 'items' | 'categoryName' | 'valueName'> & {
  parts: RankChartProps['parts'] | undefined
  noteName: string | undefined
}

/** The parts first, then the value, then the further figures. */
function toChartData({ items, parts = [], categoryName, valueName, noteName }: Ranked): ChartData {
  const labels = items[0]?.tags?.map(({ label }) => label) ?? []
  return {
    categoryName,
    categories: items.map(({ name }) => name),
    ...(noteName !== undefined && {
      notes: { name: noteName, values: items.map(({ note = '' }) => note) },
    }),
    series: [
      ...parts.map(({ name, colour }, position) => ({
        name,
        colour,
        values: items.map((item) => item.parts?.[position] ?? null),
      })),
      {
        name: valueName,
        values: items.map(({ value }) => value),
        ...(parts.length > 0 && { colour: 'transparent' }),
      },
      ...labels.map((label, position) => ({
        name: label,
        values: items.map(({ tags }) => tags?.[position]?.value ?? null),
      })),
    ],
  }
}

/** The position of the clicked bar or name among the items; the axis begins with the last of them. */
function findClickedPosition({ componentType, dataIndex, value }: ChartClick, count: number): number | null {
  if (componentType === 'series' && dataIndex !== undefined) return count - 1 - dataIndex
  return componentType === 'yAxis' ? Number(value) : null
}
