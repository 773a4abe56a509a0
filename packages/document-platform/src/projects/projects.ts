import { BRIGHTCALL } from '../base/companies.ts'
import { currentTime, DAY_SECONDS } from '../base/days.ts'

export type ApplicationStatus = 'default' | 'pending' | 'rejected' | 'passed'
/** A provider's application; once it has passed, it is also an assignment. */
export type Assignment = {
  bizTypeID: number
  tenantId: number
  tenantName: string
  applicationID: number
  applicationStatus: ApplicationStatus
  manpowerAssigned: number
  confirmedManpower: number
  status: 'unconfirmed' | 'partially_confirmed' | 'confirmed'
  applicationDesc: string
  contact: string
  contactPerson: string
  attachments: string
  reviewRemark: string
  createTimestamp: number
}
export type Project = {
  id: number
  code: string
  name: string
  industryID: number
  description: string
  manpowerDemand: number
  status: 'normal' | 'suspended' | 'ceased'
  createTimestamp: number
  modifyTimestamp: number
  assignments: Assignment[]
}
type Seed = {
  id: number
  name: string
  description: string
  manpowerDemand: number
  daysAgo: number
  assignments: Assignment[]
  status?: Project['status']
}

const toProject = ({ daysAgo, status = 'normal', ...seed }: Seed): Project => ({
  ...seed,
  status,
  code: `LK-${seed.id}`,
  industryID: 3104,
  createTimestamp: currentTime() - daysAgo * DAY_SECONDS,
  modifyTimestamp: currentTime() - Math.floor(daysAgo / 2) * DAY_SECONDS,
})

const APPLIED: Assignment = {
  bizTypeID: 50_301,
  tenantId: BRIGHTCALL,
  tenantName: 'Brightcall Services',
  applicationID: 2_260_418,
  applicationStatus: 'passed',
  manpowerAssigned: 6,
  confirmedManpower: 4,
  status: 'partially_confirmed',
  applicationDesc: 'A team that has renewed policies for five years.',
  contact: '028 5550 7722',
  contactPerson: 'Piet Vos',
  attachments: '',
  reviewRemark: '',
  createTimestamp: 0,
}

const applied = (daysAgo: number, more: Partial<Assignment>): Assignment => ({
  ...APPLIED,
  createTimestamp: currentTime() - daysAgo * DAY_SECONDS,
  ...more,
})

const PENDING: Partial<Assignment> = {
  bizTypeID: 50_302,
  applicationID: 2_260_431,
  applicationStatus: 'pending',
  manpowerAssigned: 3,
  confirmedManpower: 0,
  status: 'unconfirmed',
}
const REJECTED: Partial<Assignment> = {
  bizTypeID: 50_318,
  applicationID: 2_260_426,
  applicationStatus: 'rejected',
  manpowerAssigned: 9,
  confirmedManpower: 0,
  status: 'unconfirmed',
  reviewRemark: 'More people than the project needs.',
}

export const createProjects = (): Project[] => [
  toProject({
    id: 330_417,
    name: 'Winter renewals',
    description: 'Policies that end between December and February.',
    manpowerDemand: 10,
    daysAgo: 45,
    assignments: [applied(40, {})],
  }),
  toProject({
    id: 330_425,
    name: 'Household cross-selling',
    description: 'Owners of motor policies who live in their own house.',
    manpowerDemand: 5,
    daysAgo: 12,
    assignments: [applied(2, PENDING)],
  }),
  toProject({
    id: 330_433,
    name: 'Accident follow-up',
    description: 'Calls after a claim was paid.',
    manpowerDemand: 4,
    daysAgo: 5,
    assignments: [applied(4, REJECTED)],
  }),
  toProject({
    id: 330_437,
    name: 'Roadside upgrades',
    description: 'Customers whose breakdown service ends.',
    manpowerDemand: 6,
    daysAgo: 3,
    assignments: [],
  }),
  toProject({
    id: 330_402,
    name: 'Spring satisfaction survey',
    description: '',
    manpowerDemand: 8,
    daysAgo: 240,
    status: 'ceased',
    assignments: [],
  }),
]

export const confirmedManpower = ({ assignments }: Project): number =>
  assignments.reduce((sum, { confirmedManpower: confirmed }) => sum + confirmed, 0)
