import type { ApplicationStatus, ProjectActor, ProjectStatus } from './entities.ts'

/**
 * Rights of each actor in each state of a project and an application: the one table that both the console (disabled actions
 * with their reason) and the server (refusals) read. The first condition of an action that fails is the reason.
 */
export type ProjectState = {
  actor: ProjectActor
  /** null where a list names none. */
  projectStatus: ProjectStatus | null
  /** `default` where there is no application. */
  applicationStatus: ApplicationStatus
}

type Condition = (state: ProjectState) => boolean

const CONDITIONS = {
  onlyOwner: ({ actor }) => actor.isOwner,
  onlyPlatform: ({ actor }) => actor.isPlatform,
  onlyOwnerOrPlatform: ({ actor }) => actor.isOwner || actor.isPlatform,
  onlyProviders: ({ actor }) => actor.isProvider,
  notYourOwn: ({ actor }) => !actor.isOwner,
  notVerified: ({ actor }) => actor.isVerified,
  ceased: ({ projectStatus }) => projectStatus !== 'ceased',
  notOpen: ({ projectStatus }) => projectStatus === null || projectStatus === 'normal',
  stillPending: ({ applicationStatus }) => applicationStatus !== 'pending',
  alreadyPassed: ({ applicationStatus }) => applicationStatus !== 'passed',
  wasRejected: ({ applicationStatus }) => applicationStatus !== 'rejected',
  notRejected: ({ applicationStatus }) => applicationStatus === 'rejected',
  notPending: ({ applicationStatus }) => applicationStatus === 'pending',
  notPassed: ({ applicationStatus }) => applicationStatus === 'passed',
  /** A provider may have a free business if the platform does not report it. */
  noFreeBusiness: ({ actor }) => actor.hasFreeBusiness !== false,
} as const satisfies Record<string, Condition>

export type ProjectReason = keyof typeof CONDITIONS

const ACTIONS = {
  /** The form of a project; its status may follow any other (PROJ-Q1). */
  update: ['onlyOwner'],
  /** Name, industry, description and need. Of one that has ceased, `projectStatus` is the one that the same edit gives it. */
  edit: ['onlyOwner', 'ceased'],
  addManpower: ['onlyOwner', 'ceased'],
  /** To pass or reject an application (PROJ-046). */
  review: ['onlyPlatform', 'ceased', 'notPending'],
  /** To change the number of a contractor that passed. */
  assign: ['onlyPlatform', 'ceased', 'notPassed'],
  /** PROV-007, PROV-008. */
  apply: [
    'onlyProviders',
    'notYourOwn',
    'notVerified',
    'stillPending',
    'alreadyPassed',
    'wasRejected',
    'notOpen',
    'noFreeBusiness',
  ],
  /** PROV-009. */
  applyAgain: ['onlyProviders', 'notVerified', 'notRejected', 'notOpen', 'noFreeBusiness'],
  /** To place seats in the business that works for the project. */
  staff: ['onlyProviders', 'notPassed', 'notOpen'],
  /** A report in the name of the platform's side (PROJ-036). */
  reportAsOwner: ['onlyOwnerOrPlatform'],
  /** A contractor's report (PROV-010). */
  reportAsContractor: ['onlyProviders', 'notPassed'],
} as const satisfies Record<string, readonly ProjectReason[]>

export type ProjectAction = keyof typeof ACTIONS

/** Finds the reason why an action is refused; null when it is allowed. */
export function whyNot(action: ProjectAction, state: ProjectState): ProjectReason | null {
  return ACTIONS[action].find((reason) => !CONDITIONS[reason](state)) ?? null
}
