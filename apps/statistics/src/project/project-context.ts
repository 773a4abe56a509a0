import { createContext, use } from 'react'
import type { StatQuery } from '../model/stat-query.ts'

/** A contractor's part in a project: a business of a company that works for it. */
export type Contractor = {
  projectId: number
  projectName: string
  bizTypeId: number
  /** Of the company, with the business where the project has several of one name. */
  name: string
  isOwn: boolean
}

/** What a page of projects requests: one contractor's work for one project. */
export type ProjectQuery = { contractor: Contractor; range: StatQuery['range'] }

/** As every call of these pages takes it. */
export type WorkQuery = { beginDay: string; endDay: string; bizTypeId: number; projectId: number }

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
