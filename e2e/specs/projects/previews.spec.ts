import { projectFile, projectReport, type DataOf } from '@console/contracts'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { chinesePdf } from '../../fixtures/chinese-pdf.ts'
import { PHONE } from '../../fixtures/console-pages.ts'
import { DEMO_START_LIMIT_MS, findDemo } from '../../fixtures/demo-test.ts'
import type { ChosenFile } from '../../fixtures/images.ts'
import { demoProjectId, lastMonth, projectPath } from '../../fixtures/project-pages.ts'
import { expect, sendByHand, test as base, type Participant } from '../../fixtures/several-people.ts'

const test = base.extend<{ demoUrl: string }>({
  demoUrl: [async ({}, provide) => provide((await findDemo()).url), { timeout: DEMO_START_LIMIT_MS }],
  baseURL: async ({ demoUrl }, provide) => provide(demoUrl),
})

/** Minimum height of a touch target, px. */
const TOUCH_HEIGHT = 44
const REPORT = chinesePdf('月度报告.pdf', '项目月度报告')

/** Posts a project of the owner's, whose report of the last month is this file; returns its id. */
async function submitReport(request: APIRequestContext, by: Participant, file: ChosenFile): Promise<number> {
  const id = await demoProjectId(request, 'Pension statement help line')
  const uploaded = await request.post(projectFile.uploadReport.path, {
    headers: { authorization: `Bearer ${by.token}` },
    multipart: { file },
  })
  const { data } = (await uploaded.json()) as { data: DataOf<typeof projectFile.uploadReport> }
  const report = {
    fileFids: [data.fid],
    ownerTenantId: projectReport.OWNER_SIDE,
    projectId: id,
    remark: '',
    reportTime: lastMonth(),
    type: 'monthly' as const,
  }
  const filed = await sendByHand(request, { call: projectReport.createReport, by, body: report })
  expect(filed.errorMsg).toBeNull()
  return id
}

async function openPreview(page: Page, id: number): Promise<Locator> {
  await page.goto(`${projectPath(id)}?report=1`)
  await page.getByRole('button', { name: `Preview ${REPORT.name}` }).click()
  return page.getByRole('dialog', { name: REPORT.name })
}

/** Dark pixels of the rendered page: an empty page has none. */
const countDarkPixels = async (sheet: Locator) =>
  sheet.evaluate((canvas: HTMLCanvasElement) => {
    const points = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    return points.filter((value, index) => index % 4 === 0 && value < 128 && points[index + 3] === 255).length
  })

test('a Chinese PDF without embedded fonts is rendered by a worker without warnings, and its preview fills a phone [PROV-Q10]', async ({
  enter,
  request,
  expectAccessible,
}) => {
  const person = await enter('manager')
  const { page } = person
  const complaints: string[] = []
  // pdf.js continues without missing fonts, and only warns.
  page.on('console', (message) => {
    if (message.text().startsWith('Warning:')) complaints.push(message.text())
  })
  const preview = await openPreview(page, await submitReport(request, person, REPORT))
  const sheet = preview.getByRole('img', { name: `${REPORT.name}, Page 1 of 1` })
  await expect.poll(() => countDarkPixels(sheet)).toBeGreaterThan(0)
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/pdf-worker/)])
  expect(complaints).toEqual([])
  await preview.getByRole('button', { name: 'Close' }).last().click()
  await expect(preview).toBeHidden()
  await expect.poll(() => page.workers()).toEqual([])

  await test.step('on a phone', async () => {
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: `Preview ${REPORT.name}` }).click()
    await expect(preview.getByRole('img', { name: REPORT.name })).toBeVisible()
    expect((await preview.boundingBox())?.width).toBe(PHONE.width)
    const download = await preview.getByRole('link', { name: 'Download' }).boundingBox()
    const close = await preview.getByRole('button', { name: 'Close' }).last().boundingBox()
    expect(download).toMatchObject({ height: TOUCH_HEIGHT, y: close?.y })
    expect(close).toMatchObject({ height: TOUCH_HEIGHT })
    await expectAccessible(page)
  })
})
