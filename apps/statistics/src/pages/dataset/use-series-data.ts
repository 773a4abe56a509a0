import { addDays, daysIn } from '@console/ui'
import type { ChartData } from '@console/ui/charts'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useStat } from '../../page-query/stat-context.ts'
import { fromWireDay } from '../../model/wire-day.ts'
import type { DatasetSeries } from '../../queries/dataset.ts'

type Point = { day: string; value: number; tag1?: number | undefined; tag2?: number | undefined }

const MONTH_AND_DAY = [5, 10] as const

/** Three lines over the days of the query; what a value is a part of is beside it, and why there is none (DSET-003). */
export function useSeriesData(series: DatasetSeries): ChartData {
  const { formatMessage } = useIntl()
  const { query } = useStat()
  const { range } = query
  return useMemo(() => {
    const days = Array.from({ length: daysIn(range) }, (_, index) => addDays(range[0], index))
    const buildLine = (figure: keyof DatasetSeries) => {
      const points = new Map(series[figure].map((point: Point) => [fromWireDay(point.day), point]))
      const ofDays = days.map((day) => points.get(day))
      return {
        name: formatMessage({ id: `stat.dataset.${figure}` }),
        // Of nothing there is no value, whatever the server says it is.
        values: ofDays.map((point) => (point === undefined || point.tag2 === 0 ? null : point.value)),
        valueNotes: ofDays.map((point) => formatPointNote(figure, point)),
      }
    }
    const formatPointNote = (figure: keyof DatasetSeries, point: Point | undefined): string | undefined => {
      if (point?.tag1 === undefined || point.tag2 === undefined) return undefined
      if (point.tag2 === 0) return formatMessage({ id: `stat.dataset.${figure}.none` })
      return formatMessage({ id: 'stat.dataset.part' }, { part: point.tag1, whole: point.tag2 })
    }
    return {
      categoryName: formatMessage({ id: 'stat.day' }),
      categories: days.map((day) => day.slice(...MONTH_AND_DAY)),
      series: [buildLine('precision'), buildLine('recall'), buildLine('f1')],
    }
  }, [series, range, formatMessage])
}
