import { DAY_MS } from '@console/contracts'
import { isRecord, recordsIn, valueAt, type Json } from '../base/json.ts'
import { PREFIX, type Scenario, type Writer } from './scenario.ts'

const MONTHS_TRIED = 12

/** The description of a project is changed and put back; less demand than confirmed people is refused. */
export const PROJECTS: Scenario = {
  name: 'projects',
  calls: ['project.update'],
  play: async (writer) => {
    const id = writer.facts.get('projectId')
    const before = await readProject(writer, id)
    const { name, industryID, manpowerDemand, status, description, confirmedManpower } = before
    const form = { id, name, industryID, manpowerDemand, status, description }
    writer.undo(async () => {
      const left = await readProject(writer, id)
      if (left['description'] !== description || left['manpowerDemand'] !== manpowerDemand)
        await writer.takeBack('project.update', { body: form })
    })
    const changed = `${PREFIX}${writer.facts.seconds}`
    await writer.change('project.update', { body: { ...form, description: changed } })
    const after = await readProject(writer, id)
    writer.expect('project.update', after['description'] === changed, 'the project has the old description')
    const confirmed = Number(confirmedManpower)
    if (confirmed > 1)
      await writer.refuse(
        'project.update',
        { body: { ...form, manpowerDemand: confirmed - 1 } },
        'demand below the confirmed people',
      )
  },
}

async function readProject(writer: Writer, id: unknown): Promise<Json> {
  const project = await writer.read('project.detail', { query: { id } })
  return isRecord(project) ? project : {}
}

/** A monthly report with a file is made for a month that has none, and deleted. */
export const REPORTS: Scenario = {
  name: 'monthly reports',
  calls: ['projectFile.uploadReport', 'projectReport.createReport', 'projectReport.deleteReport'],
  play: async (writer) => {
    const projectId = writer.facts.get('projectId')
    const list = () =>
      writer.rows('projectReport.reports', {
        query: { projectId, type: 'monthly', ownerTenantId: 0, ownerTenantType: 'platform' },
      })
    const { createTimestamp } = await readProject(writer, projectId)
    const reportTime = freeMonth(writer, {
      reports: await list(),
      postedAtMs: (Number(createTimestamp) || 0) * 1000,
    })
    const ofMonth = async () => (await list()).filter((report) => report['reportTime'] === reportTime)
    const find = async () => (await ofMonth())[0]
    writer.undo(async () => {
      for (const { id } of await ofMonth())
        await writer.takeBack('projectReport.deleteReport', { query: { id } })
    })
    const fid = valueAt(
      await writer.change('projectFile.uploadReport', { form: { file: REPORT_FILE } }),
      'fid',
    )
    const body = {
      fileFids: [fid],
      ownerTenantId: 0,
      projectId,
      remark: PREFIX.trim(),
      reportTime,
      type: 'monthly',
    }
    await writer.change('projectReport.createReport', { body })
    const created = await find()
    if (created === undefined) {
      writer.expect('projectReport.createReport', false, `the list has no report of ${reportTime}`)
      return writer.stop('the report is not in the list')
    }
    const files = recordsIn(created['files'])
    writer.expect('projectReport.createReport', files.length === 1, 'its file is not in the list')
    await writer.refuse('projectReport.createReport', { body }, 'a second report of a month')
    await writer.change('projectReport.deleteReport', { query: { id: created['id'] } })
    writer.expect('projectReport.deleteReport', (await find()) === undefined, 'the list has it still')
  },
}

/** The latest month of the last year that has no report and is not before the project, which was posted at a Unix time. */
function freeMonth(
  writer: Writer,
  { reports, postedAtMs }: { reports: readonly Json[]; postedAtMs: number },
): string {
  // In every zone this is the month of the post or a later one.
  const first = new Date(postedAtMs + DAY_MS).toISOString().slice(0, 7)
  const taken = new Set(reports.map(({ reportTime }) => reportTime))
  const [year = 0, month = 0] = writer.facts.month.split('-').map(Number)
  const months = Array.from({ length: MONTHS_TRIED }, (_, ago) =>
    new Date(Date.UTC(year, month - 2 - ago)).toISOString().slice(0, 7),
  )
  const free = months.find((one) => one >= first && !taken.has(one))
  return free ?? writer.stop('each month since the project was posted, and of the last year, has a report')
}

const REPORT_FILE = { name: 'platform-check.csv', mediaType: 'text/csv', content: 'day,calls\r\n1,12\r\n' }
