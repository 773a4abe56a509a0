import { recordsIn, rowsIn, valueAt } from '../base/json.ts'
import type { Facts } from '../base/facts.ts'
import { plain, type Step } from '../base/step.ts'

/** A metric of the documents: persons online. */
const ONLINE_PERSONS = 1_000_101

const contractorsDays = (facts: Facts) => ({ bizTypeId: facts.get('contractorBizTypeId'), ...facts.week })

/** Projects of the owner, of a provider, and their figures. */
export const PROJECT_STEPS: readonly Step[] = [
  {
    id: 'projectStat.monitor',
    request: plain,
    learn: (data, facts) => {
      const project = recordsIn(rowsIn(data)).find(({ assignments }) => recordsIn(assignments).length > 0)
      facts.learn('projectId', project?.['id'])
      facts.learn('contractorBizTypeId', recordsIn(project?.['assignments'])[0]?.['bizTypeID'])
    },
  },
  {
    id: 'project.list',
    request: () => ({ query: { current: 1, size: 10 } }),
    learn: (data, facts) => facts.learn('projectId', recordsIn(rowsIn(data))[0]?.['id']),
  },
  { id: 'project.overview', request: plain },
  { id: 'project.stat', request: plain },
  {
    id: 'project.detail',
    request: (facts) => ({ query: { id: facts.get('projectId') } }),
    learn: (data, facts) =>
      facts.learn('contractorBizTypeId', recordsIn(valueAt(data, 'assignments'))[0]?.['bizTypeID']),
    record: 'id',
  },
  {
    id: 'projectApplication.providerList',
    request: () => ({ query: { current: 1, size: 10, type: 1 } }),
    learn: (data, facts) => facts.learn('providerProjectId', recordsIn(rowsIn(data))[0]?.['projectID']),
    isForProviders: true,
  },
  {
    id: 'projectApplication.providerDetail',
    request: (facts) => ({ query: { id: facts.get('providerProjectId') } }),
    record: 'id',
    isForProviders: true,
  },
  { id: 'projectLog.logDictionary', request: plain },
  {
    id: 'projectLog.log',
    request: (facts) => ({ query: { projectId: facts.get('projectId'), pageIndex: 1, pageSize: 10 } }),
    record: 'projectId',
  },
  {
    id: 'projectReport.reports',
    request: (facts) => ({
      query: {
        projectId: facts.get('projectId'),
        type: 'monthly',
        ownerTenantId: 0,
        ownerTenantType: 'platform',
      },
    }),
    record: 'projectId',
  },
  {
    id: 'projectStat.workers',
    request: (facts) => ({
      query: { bizTypeId: facts.get('contractorBizTypeId'), pageIndex: 1, pageSize: 10 },
    }),
    record: 'bizTypeId',
  },
  {
    id: 'projectStat.onlineDurations',
    request: (facts) => ({ query: { bizTypeIds: [facts.get('contractorBizTypeId')] } }),
  },
  {
    id: 'projectStat.bizSummary',
    request: (facts) => ({ query: { projectId: facts.get('projectId'), ...facts.week } }),
  },
  {
    id: 'projectStat.bizDetail',
    request: (facts) => ({ query: { metric: ONLINE_PERSONS, ...contractorsDays(facts) } }),
  },
  {
    id: 'projectStat.detail',
    request: (facts) => ({ query: { metric: ONLINE_PERSONS, ...contractorsDays(facts) } }),
  },
]
