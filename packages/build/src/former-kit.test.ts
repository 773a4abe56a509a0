import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFormerKit, keepKit } from './former-kit.ts'
import { computeIntegrity } from './kit-files.ts'
import { kitMajor } from './project.ts'

const FORMER = `${kitMajor - 1}.4.0`

let folder: string
let kept: string
let built: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'console-kit-'))
  kept = join(folder, 'kept')
  built = join(folder, 'built')
})
afterEach(() => rmSync(folder, { recursive: true }))

function makeKit(version: string) {
  mkdirSync(built, { recursive: true })
  const file = (tier: string) => {
    writeFileSync(join(built, `${tier}.js`), `${tier} of ${version}`)
    const integrity = computeIntegrity(join(built, `${tier}.js`))
    return [{ url: `/console/assets/kit/${version}/${tier}.js`, integrity }]
  }
  return { version, folder: built, files: { core: file('core'), frame: file('frame') } }
}

function addTo(name: string): { former: { version: string; tiers: object } | null } {
  addFormerKit({ from: kept, to: join(folder, name) })
  return JSON.parse(readFileSync(join(folder, name, 'console/former-kit.json'), 'utf8'))
}

test('a build without a stored kit says that there is no former one', () => {
  expect(addTo('build')).toEqual({ former: null })
})

test('the stored kit of the major before comes with a build as it was, each tier with those below it', () => {
  const { files } = makeKit(FORMER)
  keepKit(makeKit(FORMER), kept)
  const tiers = { core: files.core, frame: [...files.core, ...files.frame] }
  expect(addTo('build').former).toEqual({ version: FORMER, tiers })
  expect(readFileSync(join(folder, `build/console/assets/kit/${FORMER}/core.js`), 'utf8')).toBe(
    `core of ${FORMER}`,
  )
})

test('a version replaces that of its major, and the present and older majors come with no build', () => {
  keepKit(makeKit(`${kitMajor - 1}.3.0`), kept)
  keepKit(makeKit(FORMER), kept)
  keepKit(makeKit(`${kitMajor}.0.0`), kept)
  expect(addTo('build').former?.version).toBe(FORMER)
  rmSync(join(kept, FORMER), { recursive: true })
  expect(addTo('without').former).toBeNull()
  expect(existsSync(join(folder, 'without/console/assets'))).toBe(false)
})

test('a stored file that is another one, or gone, fails the build by its name', () => {
  const stored = join(keepKit(makeKit(FORMER), kept), 'frame.js')
  writeFileSync(stored, 'something else')
  expect(() => addTo('build')).toThrow(`${stored} is not the file of the kit ${FORMER}`)
  rmSync(stored)
  expect(() => addTo('build')).toThrow(`${stored} is not the file of the kit ${FORMER}`)
})
