import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { project, projectFile } from '@console/contracts'
import { AUDIT_PATH } from '../../fixtures/console-pages.ts'
import { pdfFile, projectPath } from '../../fixtures/project-pages.ts'
import { tokenFor } from '../../fixtures/test.ts'
import { expect, journey } from '../../engines/journey.ts'
import { waitUntil } from '../../engines/wait-until.ts'

/** What the browser has downloaded whole, by the end of its name. */
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

journey(
  'a file is uploaded with progress, submitted, previewed and downloaded',
  async ({ tab, enter, engine, faultProxy, downloads, request }, testInfo) => {
    const posted = await request.post(project.create.path, {
      headers: { authorization: `Bearer ${await tokenFor(request, 'manager')}` },
      data: { industryID: 1, name: `Files in ${engine}`, manpowerDemand: 5, description: 'As posted.' },
    })
    const { data } = (await posted.json()) as { data: { id: number } }
    const file = pdfFile(`report-${engine}.pdf`)
    const path = testInfo.outputPath(file.name)
    await writeFile(path, file.buffer)

    await enter('manager', `${projectPath(data.id)}?report=1`)
    await tab.getByRole('button', { name: 'File a report' }).click()
    const form = tab.getByRole('dialog', { name: /^New report/ })
    await form.getByLabel('Month').fill('2026-10')
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
    await tab.getByText('The report of 2026-10 is filed').waitForVisible()

    const drawer = tab.getByRole('dialog', { name: /^Monthly reports/ })
    await drawer.getByRole('button', { name: `Preview ${file.name}` }).click()
    const preview = tab.getByRole('dialog', { name: file.name })
    await preview.getByRole('link', { name: 'Download' }).click()
    expect(await downloaded(downloads, file.name)).toEqual(file.buffer)
  },
)

journey('an export downloads by itself when it is ready', async ({ tab, enter, downloads }) => {
  await enter('manager', `${AUDIT_PATH}?module=session`)
  await tab
    .getByRole('button', { name: /Detail/ })
    .first()
    .waitForVisible()
  await tab.getByRole('button', { name: 'Export' }).click()
  const tray = tab.getByRole('region', { name: 'Exports' })
  await tray.getByRole('button', { name: 'Download' }).first().click()
  const text = (await downloaded(downloads, '.csv')).toString()
  expect(text.split(/\r?\n/).length).toBeGreaterThan(1)
  expect(text).toMatch(/sign/i)
})
