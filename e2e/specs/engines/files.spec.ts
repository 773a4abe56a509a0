import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFile } from '@console/contracts'
import { expect, journey } from '../../engines/journey.ts'
import { waitUntil } from '../../engines/wait-until.ts'
import { AUDIT_PATH } from '../../fixtures/console-pages.ts'
import { DEMO_START_LIMIT_MS, findDemo } from '../../fixtures/demo-test.ts'
import { demoProjectId, lastMonth, pdfFile, projectPath } from '../../fixtures/project-pages.ts'

/** Waits for a file to be downloaded whole, and finds it by the end of its name. */
async function downloaded(folder: string, ending: string): Promise<Buffer> {
  const find = async () => (await readdir(folder)).find((name) => name.endsWith(ending))
  await waitUntil(
    async () => {
      const name = await find()
      return name !== undefined && (await readFile(join(folder, name))).length > 0
    },
    async () => `no *${ending} among the downloads: ${(await readdir(folder)).join(', ')}`,
  )
  return readFile(join(folder, (await find()) ?? ''))
}

/** A project has one report of a month; these were posted months ago. */
const REPORTED = {
  chromium: 'Landlord cover upgrade',
  firefox: 'Night claims desk',
  webkit: 'Parcel claims follow-up',
} as const

const demoJourney = journey.extend<{ demoUrl: string }>({
  demoUrl: [async ({}, provide) => provide((await findDemo()).url), { timeout: DEMO_START_LIMIT_MS }],
  baseURL: async ({ demoUrl }, provide) => provide(demoUrl),
})

demoJourney(
  'a file is uploaded with progress, submitted, previewed and downloaded',
  async ({ tab, enter, engine, faultProxy, downloads, request }, testInfo) => {
    const id = await demoProjectId(request, REPORTED[engine])
    const month = lastMonth()
    const file = pdfFile(`report-${engine}.pdf`)
    const path = testInfo.outputPath(file.name)
    await writeFile(path, file.buffer)

    await enter('manager', `${projectPath(id)}?report=1`)
    await tab.getByRole('button', { name: 'File a report' }).click()
    const form = tab.getByRole('dialog', { name: /^New report/ })
    await form.getByLabel('Month').fill(month)
    await tab.press('Enter')
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => (release = resolve))
    faultProxy.fault = async ({ url = '' }) => {
      if (url.startsWith(projectFile.uploadReport.path)) await isReleased
      return false
    }
    await form.waitForVisible()
    await tab.chooseFiles('[role=dialog] input[type=file]', [path])
    await form.getByRole('progressbar', { name: `Progress of ${file.name}` }).waitForVisible()
    release()
    await form.getByText('Uploaded').waitForVisible()
    await form.getByLabel('Remark').fill('The first weeks.')
    await form.getBySelector('button[type=submit]').click()
    await tab.getByText(`The report of ${month} is filed`).waitForVisible()

    const drawer = tab.getByRole('dialog', { name: /^Monthly reports/ })
    await drawer.getByRole('button', { name: `Preview ${file.name}` }).click()
    const preview = tab.getByRole('dialog', { name: file.name })
    // Nothing moves any more: the file is too short to be a PDF.
    await preview.getByText('The file could not be shown').waitForVisible()
    await preview.getByRole('link', { name: 'Download' }).click()
    expect(await downloaded(downloads, file.name)).toEqual(file.buffer)
  },
)

/** The tray has all exports of a person; engines and other tests run side by side, and these people export nowhere else. */
const EXPORTERS = { chromium: 'platform-admin', firefox: 'provider-admin', webkit: 'quality' } as const

journey(
  'an export is a workbook, or CSV where that is chosen, and waits in the tray',
  async ({ tab, enter, engine, downloads }) => {
    await enter(EXPORTERS[engine], `${AUDIT_PATH}?module=session`)
    await tab
      .getByRole('button', { name: /Detail/ })
      .first()
      .waitForVisible()
    await tab.getByRole('button', { name: 'Export' }).click()
    const tray = tab.getByRole('region', { name: 'Exports' })
    const inTray = (format: RegExp) => tray.getByRole('listitem').withText(format).first()
    await inTray(/Excel/).getByRole('button', { name: 'Download' }).click()
    const workbook = await downloaded(downloads, '.xlsx')
    expect(workbook.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004')

    await tab.getByRole('button', { name: 'Choose a file format' }).click()
    await tab.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
    await inTray(/CSV/).getByRole('button', { name: 'Download' }).click()
    const text = (await downloaded(downloads, '.csv')).toString()
    expect(text.split(/\r?\n/).length).toBeGreaterThan(1)
    expect(text).toMatch(/sign/i)
  },
)
