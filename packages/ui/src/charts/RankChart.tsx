import type { Language } from '@console/contracts'
import { Button } from 'antd'
import { type ReactNode, use, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { ChartFrameContext } from '../chart-frame/chart-frame.ts'
import { useIsMobile } from '../layout/use-is-mobile.ts'
import type { ChartData } from './chart-data.ts'
import type { ChartClick } from './ChartCanvas.tsx'
import { ChartFigure } from './ChartFigure.tsx'
import { barsEnd, rankOption } from './rank-option.ts'
import styles from './ChartFigure.module.css'

/** They come with the charts, as the texts of `ChartFigure`. */
const TEXTS = {
  en: (count: string) => `${count} with none`,
  zh: (count: string) => `${count} 项为零`,
} as const satisfies Record<Language, (count: string) => string>

/** px */
const HEIGHT = 280
const FOLD_HEIGHT = 28

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
  /** Colour of its level, whose mark is before its name. */
  mark?: string
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

/** Items in the order of their values, as horizontal bars with the best on top; those with nothing are folded into a count. */
export function RankChart(props: RankChartProps) {
  const { parts, categoryName, valueName, noteName, onChoose, ...figure } = props
  const { formatNumber, locale } = useIntl()
  const fold = useFold(props.items)
  const { items } = fold
  const { formatValue = formatNumber } = props
  const isChosen = onChoose !== undefined
  const nameRoom = NAME_ROOM[useIsMobile() ? 'phone' : 'desktop']
  const { height = props.height ?? HEIGHT } = use(ChartFrameContext)
  const plot = { parts: parts?.length ?? 0, height: fold.count > 0 ? height - FOLD_HEIGHT : height }
  const allData = useMemo(
    () => toChartData({ items, parts, categoryName, valueName, noteName }),
    [items, parts, categoryName, valueName, noteName],
  )
  const data = useMemo(() => takeFirst(allData, fold.shown), [allData, fold.shown])
  const option = useMemo(
    () =>
      rankOption(data, {
        formatValue,
        isChosen,
        parts: plot.parts,
        height: plot.height,
        nameRoom,
        marks: items.map(({ mark }) => mark),
      }),
    [data, formatValue, isChosen, plot.parts, plot.height, nameRoom, items],
  )
  return (
    <ChartFigure
      {...figure}
      formatValue={formatValue}
      data={data}
      allData={allData}
      isReversed
      option={option}
      indexOf={(click) => findClickedPosition(click, fold.shown)}
      onChoose={
        onChoose &&
        ((index) => {
          const item = items[index]
          if (item !== undefined) onChoose(item)
        })
      }
      over={
        fold.count > 0 && (
          <span className={styles['fold']} style={{ marginTop: barsEnd(fold.shown, plot) }}>
            <Button type="link" size="small" aria-expanded={fold.isOpen} onClick={fold.toggle}>
              {TEXTS[locale.startsWith('zh') ? 'zh' : 'en'](formatNumber(fold.count))}
            </Button>
          </span>
        )
      }
    />
  )
}

/** Items without a value come last and are drawn once somebody opens them; a rank of nothing else is drawn whole. */
function useFold(given: readonly RankItem[]) {
  const [isOpen, setOpen] = useState(false)
  const items = useMemo(
    () => [...given.filter(({ value }) => value !== 0), ...given.filter(({ value }) => value === 0)],
    [given],
  )
  const some = items.filter(({ value }) => value !== 0).length
  const count = some === 0 ? 0 : items.length - some
  return {
    items,
    /** Number of those with nothing, beside others. */
    count,
    /** Number of those that are drawn. */
    shown: isOpen ? items.length : items.length - count,
    isOpen,
    toggle: () => setOpen(!isOpen),
  }
}

function takeFirst(data: ChartData, count: number): ChartData {
  return {
    ...data,
    categories: data.categories.slice(0, count),
    ...(data.notes && { notes: { ...data.notes, values: data.notes.values.slice(0, count) } }),
    series: data.series.map((series) => ({ ...series, values: series.values.slice(0, count) })),
  }
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
