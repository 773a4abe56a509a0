import { addDays, today, withDashes } from '../base/days.ts'
import { code0, refusal, success } from '../http/envelopes.ts'
import { BadRequest, NotFound } from '../http/problems.ts'
import { get, post, type Route } from '../http/router.ts'
import type { Platform } from '../platform.ts'
import type { ProjectStore } from './store.ts'

const PATH = '/api/tenant/project/report'
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
const LONGEST_REMARK = 2000

/** A report of each side on the last month but one, so that the last can be written. */
function seedReports(files: Platform['files'], store: ProjectStore): void {
  const reportTime = withDashes(addDays(today(), -62)).slice(0, 7)
  const content = new TextEncoder().encode(`month,calls\r\n${reportTime},4210\r\n`)
  const fids = [files.add({ name: 'report.csv', mediaType: 'text/csv', content })]
  for (const [ownerTenantId, remark] of [
    [0, 'As planned.'],
    [880_034, 'Two people were ill.'],
  ] as const)
    store.reports.push({
      id: store.nextReportId(),
      projectId: 330_417,
      ownerTenantId,
      reportTime,
      remark,
      fids,
    })
}

/** Monthly reports: those of the owner have the owner id 0, those of a provider its own. */
export function reportRoutes({ files }: Platform, store: ProjectStore): Route[] {
  seedReports(files, store)
  return [
    get(`${PATH}/query`, ({ query, origin }) => {
      query.require('type', 'ownerTenantType')
      const { id: projectId } = store.find(query.number('projectId'))
      const owner = query.number('ownerTenantId')
      const reports = store.reports
        .filter((report) => report.projectId === projectId && report.ownerTenantId === owner)
        .map(({ id, reportTime, remark, fids }) => ({
          id,
          reportTime,
          remark,
          files: fids.map((name) => ({ url: files.link(origin, name) })),
        }))
      return success({ reports })
    }),
    get(`${PATH}/delete`, ({ query }) => {
      const id = query.number('id')
      const rest = store.reports.filter((report) => report.id !== id)
      if (rest.length === store.reports.length) throw new NotFound('Report not found')
      store.reports = rest
      return code0()
    }),
    post(`${PATH}/create`, ({ body }) => {
      const { id: projectId } = store.find(body.number('projectId'))
      const ownerTenantId = body.number('ownerTenantId')
      const reportTime = body.requiredText('reportTime')
      const fids = body.list('fileFids').map(String)
      if (!MONTH.test(reportTime) || fids.length !== 1)
        throw new BadRequest('A month and one file are required')
      const remark = body.text('remark').slice(0, LONGEST_REMARK)
      const isTaken = store.reports.some(
        (report) =>
          report.projectId === projectId &&
          report.ownerTenantId === ownerTenantId &&
          report.reportTime === reportTime,
      )
      if (isTaken) return refusal('This month has a report')
      store.reports.unshift({ id: store.nextReportId(), projectId, ownerTenantId, reportTime, remark, fids })
      return success()
    }),
    post(`${PATH}/upload_file`, ({ upload }) => {
      if (upload === null) throw new BadRequest('file is required')
      return success({ fid: files.add(upload) })
    }),
  ]
}
