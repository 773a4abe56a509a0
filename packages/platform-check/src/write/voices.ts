import type { Json } from '../base/json.ts'
import { PREFIX, type Scenario, type Writer } from './scenario.ts'

const PAGE = { pageIndex: 1, pageSize: 50 }
const ANY_STATUS = -1
/** The check result of a voice that is the person's own. */
const CONSISTENT = 2

/** A category of voices is created, renamed, filled with the voice of a check, emptied and deleted. */
export const VOICES: Scenario = {
  name: 'voice categories',
  calls: [
    'voiceprint.addCategory',
    'voiceprint.renameCategory',
    'voiceprint.addVoice',
    'voiceprint.removeCorpus',
    'voiceprint.removeCategory',
  ],
  play: async (writer) => {
    const catalogName = `${PREFIX}${writer.facts.seconds}`
    const find = async (name: string) => (await findCategories(writer, name))[0]
    writer.undo(async () => removeCategories(writer, catalogName))
    await writer.change('voiceprint.addCategory', { body: { catalogName } })
    await writer.refuse('voiceprint.addCategory', { body: { catalogName } }, 'a second category of one name')
    const created = await find(catalogName)
    if (created === undefined) {
      writer.expect('voiceprint.addCategory', false, `the list has no category "${catalogName}"`)
      return writer.stop('the category is not in the list')
    }
    const renamed = `${catalogName} b`
    writer.undo(async () => removeCategories(writer, renamed))
    await writer.change('voiceprint.renameCategory', { body: { id: created['id'], catalogName: renamed } })
    writer.expect(
      'voiceprint.renameCategory',
      (await find(renamed)) !== undefined,
      'the list has the old name',
    )
    await fillAndEmpty(writer, { id: created['id'], catalogName: renamed })
    await writer.change('voiceprint.removeCategory', { query: { id: created['id'] } })
    writer.expect('voiceprint.removeCategory', (await find(renamed)) === undefined, 'the list has it still')
  },
}

async function findCategories(writer: Writer, name: string): Promise<Json[]> {
  const rows = await writer.rows('voiceprint.categories', { query: { ...PAGE, name } })
  return rows.filter((row) => row['catalogName'] === name)
}

const MOST_PAGES = 100

/** The list has no filter for a category: all its pages are read. */
async function findSamples(writer: Writer, catalogName: string): Promise<Json[]> {
  const samples: Json[] = []
  for (let pageIndex = 1; pageIndex <= MOST_PAGES; pageIndex += 1) {
    const rows = await writer.rows('voiceprint.corpora', {
      query: { ...PAGE, status: ANY_STATUS, pageIndex },
    })
    samples.push(...rows.filter((row) => row['catalogName'] === catalogName))
    if (rows.length < PAGE.pageSize) break
  }
  return samples
}

async function removeCategories(writer: Writer, name: string): Promise<void> {
  const left = await findCategories(writer, name)
  if (left.length === 0) return
  for (const { corpusId } of await findSamples(writer, name))
    await writer.takeBack('voiceprint.removeCorpus', { query: { id: corpusId } })
  for (const { id } of left) await writer.takeBack('voiceprint.removeCategory', { query: { id } })
}

/** The voice of a check, where there is one that may be added. */
async function fillAndEmpty(
  writer: Writer,
  { id, catalogName }: { id: unknown; catalogName: string },
): Promise<void> {
  const checks = await writer.rows('voiceprint.checks', { query: { ...PAGE, status: CONSISTENT } })
  const check = checks.find(({ voiceId, taskId }) => voiceId != null && voiceId !== 0 && taskId != null)
  if (check === undefined) return
  const body = { checkTaskId: check['taskId'], catalogId: id, voiceId: check['voiceId'] }
  await writer.change('voiceprint.addVoice', { body })
  await writer.refuse('voiceprint.removeCategory', { query: { id } }, 'a category with a voice')
  const samples = await findSamples(writer, catalogName)
  writer.expect('voiceprint.addVoice', samples.length > 0, 'the corpus has no voice of the category')
  for (const { corpusId } of samples)
    await writer.change('voiceprint.removeCorpus', { query: { id: corpusId } })
  writer.expect(
    'voiceprint.removeCorpus',
    (await findSamples(writer, catalogName)).length === 0,
    'the corpus has the voice still',
  )
}
