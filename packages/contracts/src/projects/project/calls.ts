import * as z from 'zod'
import { defineCall } from '../../shared/call.ts'
import { ours } from '../../shared/ours.ts'
import {
  DEFAULT_PAGE_SIZE,
  FIRST_PAGE,
  filterText,
  id,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  queryId,
  queryInt,
  queryUnixSeconds,
  unixSeconds,
  version,
} from '../../shared/wire.ts'
import {
  applicationStatus,
  manpower,
  projectDescription,
  projectDetail,
  projectName,
  projectRow,
  projectStatus,
  reviewRemark,
  MAX_MANPOWER,
} from './entities.ts'
import { PROJECT_REFUSALS, RULE_REFUSALS } from './refusals.ts'

const PATH = '/api/tenant/project'
const { needLowered, tooMuchManpower, unknownIndustry, businessTakenElsewhere } = PROJECT_REFUSALS
const { remarkMissing, numberMissing, moreThanNeeded, businessBusy, unknownBusiness } = PROJECT_REFUSALS

/** The page to read, as this domain names it. */
export const projectPage = {
  current: queryInt(1, MAX_PAGE).default(FIRST_PAGE),
  size: queryInt(1, MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
}
export const total = z.object({
  /** Exact up to 10,000 (R35). */
  total: z.int().min(0),
  totalIsCapped: ours(z.boolean()),
})

/** Needs of a project that waits: a decision on an application, people, or its side's report of last month. */
export const PROJECT_NEEDS = ['decision', 'manpower', 'report'] as const
export type ProjectNeed = (typeof PROJECT_NEEDS)[number]

/**
 * Own projects, for the platform those of every company; the newest first (PROJ-003). Of those that need a decision the
 * one that waits longest is first. Only an ongoing project needs manpower or a report, and no ceased one a decision.
 */
export const list = defineCall({
  id: 'project.list',
  documented: true,
  path: PATH,
  envelope: 'status',
  localised: true,
  query: z
    .strictObject({
      ...projectPage,
      /** Part of a name or a code. */
      searchKey: filterText.optional(),
      status: projectStatus.optional(),
      needs: z.enum(PROJECT_NEEDS).optional(),
      startTime: queryUnixSeconds.optional(),
      endTime: queryUnixSeconds.optional(),
    })
    .refine(({ startTime = 0, endTime = Infinity }) => startTime <= endTime, {
      path: ['endTime'],
      message: 'rangeBackwards',
    }),
  data: total.extend({ records: z.array(projectRow) }),
})

/** One project. Its owner and the platform see every contractor, a provider that passed sees its own part. */
export const detail = defineCall({
  id: 'project.detail',
  documented: true,
  path: `${PATH}/detail`,
  envelope: 'status',
  localised: true,
  query: z.strictObject({ id: queryId }),
  data: projectDetail,
})

export const projectForm = z.strictObject({
  industryID: id,
  name: projectName,
  manpowerDemand: manpower,
  description: projectDescription.default(''),
})
export type ProjectForm = z.output<typeof projectForm>

/**
 * Makes a project of the caller's company, with the status `normal`. The answer has its code, which the platform
 * numbers by day; an unknown industry is refused.
 */
export const create = defineCall({
  id: 'project.create',
  documented: true,
  method: 'POST',
  path: PATH,
  envelope: 'status',
  body: projectForm,
  data: ours(z.object({ id, code: z.string() })),
  refusals: { unknownIndustry },
})

export const projectEdit = projectForm.extend({ status: projectStatus })

/** 409 when `version` is not the present one. The need only grows (PROJ-012). */
export const update = defineCall({
  id: 'project.update',
  documented: true,
  method: 'PUT',
  path: PATH,
  envelope: 'status',
  body: projectEdit.extend({ id, version: ours(version) }),
  refusals: { ...RULE_REFUSALS, needLowered, unknownIndustry, businessTakenElsewhere },
})

/** Raises the need by so much; of two at once both count (PROJ-018, PROJ-Q5). */
export const addManpower = defineCall({
  id: 'project.addManpower',
  documented: true,
  method: 'PUT',
  path: `${PATH}/add_manpower`,
  envelope: 'status',
  body: z.strictObject({ id, manpower: z.int().min(1).max(MAX_MANPOWER) }),
  data: ours(z.object({ manpowerDemand: manpower })),
  refusals: { ...RULE_REFUSALS, tooMuchManpower },
})

/**
 * Passes or rejects an application, or changes the number of one that passed (PROJ-019, PROJ-Q6). `applicationStatus` is the
 * status to set. 409 when `version` is not the application's present one.
 */
export const assign = defineCall({
  id: 'project.assign',
  documented: true,
  method: 'POST',
  path: `${PATH}/assignment`,
  envelope: 'status',
  body: z.strictObject({
    projectId: id,
    bizTypeID: id,
    applicationStatus: applicationStatus.extract(['passed', 'rejected']),
    /** Needed to pass. */
    manpowerAssigned: z.int().min(1).max(MAX_MANPOWER).optional(),
    /** To pass: the business of the company that is to work for the project, instead of the one that it applied with. */
    newBizTypeID: ours(id),
    /** Needed to reject. */
    reviewRemark: reviewRemark.optional(),
    version: ours(version),
  }),
  refusals: { ...RULE_REFUSALS, remarkMissing, numberMissing, moreThanNeeded, businessBusy, unknownBusiness },
})

/** PROJ-002. */
export const overview = defineCall({
  id: 'project.overview',
  documented: true,
  path: `${PATH}/overview`,
  envelope: 'status',
  data: z.object({ totalCnt: z.int().min(0), processCnt: z.int().min(0) }),
})

/** Days that the home looks back, today included. */
export const HOME_DAYS = 30

/** Figures of the home (PROJ-043, PROJ-044). */
export const stat = defineCall({
  id: 'project.stat',
  documented: true,
  path: `${PATH}/stat`,
  envelope: 'status',
  data: z.object({
    /** All projects. */
    total: z.int().min(0),
    /** Applications that passed in the last `HOME_DAYS`. */
    bizAddition: z.int().min(0),
    /** Confirmed manpower now, less that before the last `HOME_DAYS`. */
    manpowerChange: z.int(),
    /** Ongoing projects at the end of each day, the last at this moment; the timestamp is where the day begins. */
    processes: z.array(z.object({ timestamp: unixSeconds, cnt: z.int().min(0) })),
  }),
})
