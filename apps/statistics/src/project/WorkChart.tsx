import { SPAN_OFFSET, type Metric } from '@console/contracts'
import type { ComponentProps } from 'react'
import { SeriesChart } from '../components/MetricChart.tsx'
import { useStat } from '../page-query/stat-context.ts'
import { useWorkMetric } from '../queries/project-work.ts'
import { useProjectWork } from './project-context.ts'

type WorkChartProps = Omit<ComponentProps<typeof SeriesChart>, 'query'> & { metric: Metric }

/** One metric of the contractor's work over time (RPT-019). */
export function WorkChart({ metric, ...drawn }: WorkChartProps) {
  return <SeriesChart {...drawn} query={useWorkSeries(metric)} />
}

/** Loads the series of a metric; a single day uses its span variant (RPT-Q13). */
export function useWorkSeries(metric: Metric) {
  const { isSingleDay } = useStat()
  const { wire } = useProjectWork()
  return useWorkMetric(isSingleDay ? metric + SPAN_OFFSET : metric, wire)
}
