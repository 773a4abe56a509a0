import type { StatQuery } from './stat-query.ts'

/** A contractor's part in a project: a business of a company that works for it. */
export type Contractor = {
  projectId: number
  projectName: string
  bizTypeId: number
  /** Name of the company, with the business where the project has several of one name. */
  name: string
  isOwn: boolean
  /** The zone whose days its figures are of: its own, or the viewer's where the server does not say it (R65). */
  zone: string
}

/** Query of a page of projects: one contractor's work for one project. */
export type ProjectQuery = { contractor: Contractor; range: StatQuery['range'] }

/** The query as every call of these pages takes it. */
export type WorkQuery = { beginDay: string; endDay: string; bizTypeId: number; projectId: number }
