import type { ReactNode } from 'react'
import { SummaryFigures } from '../components/SummaryCards.tsx'
import { useWorkSummary } from '../queries/project-work.ts'
import type { Summary } from '../queries/statistics.ts'
import { useProjectWork } from './project-context.ts'

type WorkFiguresProps = { count: number; isCompared: boolean; children: (summary: Summary) => ReactNode }

/** Figures of the project summary (RPT-020). */
export function WorkFigures(props: WorkFiguresProps) {
  const { wire } = useProjectWork()
  return <SummaryFigures {...props} query={useWorkSummary(wire)} />
}
