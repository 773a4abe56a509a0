import { createContext, use } from 'react'
import type { Contractor, ProjectQuery, WorkQuery } from '../model/project-query.ts'

/** Context of every part of a page of projects, beside `StatContext`. */
export type ProjectWork = ProjectQuery & {
  wire: WorkQuery
  /** All contractors that work for the project, including the chosen one. */
  contractors: readonly Contractor[]
  /** Returns the address of the same page and days for another contractor. */
  addressOf: (contractor: Contractor) => string
}

export const ProjectContext = createContext<ProjectWork | null>(null)

export function useProjectWork(): ProjectWork {
  const value = use(ProjectContext)
  if (value === null) throw new Error('useProjectWork needs a ProjectPage above it')
  return value
}
