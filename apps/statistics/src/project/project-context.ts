import { createContext, use } from 'react'
import type { Contractor, ProjectQuery, WorkQuery } from '../model/project-query.ts'

/** For every part of a page of projects, beside `StatContext`. */
export type ProjectWork = ProjectQuery & {
  wire: WorkQuery
  /** All that work for the project, the chosen one too. */
  contractors: readonly Contractor[]
  /** The same page and days for another contractor. */
  addressOf: (contractor: Contractor) => string
}

export const ProjectContext = createContext<ProjectWork | null>(null)

export function useProjectWork(): ProjectWork {
  const value = use(ProjectContext)
  if (value === null) throw new Error('useProjectWork needs a ProjectPage above it')
  return value
}
