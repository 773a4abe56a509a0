import type { projectEntity } from '@console/contracts'
import { describe, expect, test } from 'vitest'
import { sampleProject } from '../../queries/projects.samples.ts'
import {
  createBody,
  toDraft,
  isCeasedEdited,
  isNeedLowered,
  NEW_PROJECT,
  takenFields,
  updateBody,
  type ProjectDraft,
} from './project-form.ts'

const draft: ProjectDraft = { ...NEW_PROJECT, industryID: 2, name: 'Spring', manpowerDemand: '10' }
const takes = (change: Partial<ProjectDraft>) => takenFields({ ...draft, ...change })

/** One perceived character: four code points, eleven units. */
const FAMILY = '👩‍👩‍👧‍👦'
const ARABIC = 'مشروع الربيع'

describe('a name', () => {
  test.each([
    ['', false],
    ['a', false],
    ['   a   ', false],
    ['ab', true],
    [FAMILY, false],
    [FAMILY.repeat(2), true],
    ['字'.repeat(60), true],
    [` ${'字'.repeat(60)} `, true],
    ['字'.repeat(61), false],
    [FAMILY.repeat(60), true],
    [FAMILY.repeat(61), false],
    [ARABIC, true],
    [`\u200F${ARABIC}`, true],
    ['two\nlines', false],
  ])('%j is taken: %s [PROJ-010] [PROJ-Q21]', (name, isTaken) => {
    expect(takes({ name }).name).toBe(isTaken)
  })
})

describe('a demand', () => {
  test.each([
    ['', false],
    ['-1', false],
    ['0', true],
    ['1', true],
    [' 12 ', true],
    ['1.5', false],
    ['1e3', false],
    ['many', false],
    ['99999', true],
    ['100000', true],
    ['100001', false],
  ])('%j is taken: %s [PROJ-011] [PROJ-Q21]', (manpowerDemand, isTaken) => {
    expect(takes({ manpowerDemand }).manpowerDemand).toBe(isTaken)
  })

  test('of an existing project only grows [PROJ-012]', () => {
    const isLowered = (manpowerDemand: string) => isNeedLowered({ ...draft, manpowerDemand }, 240)
    expect(['239', '240', '241', ''].map(isLowered)).toEqual([true, false, false, false])
  })
})

describe('of a project that has ceased', () => {
  const ceased: projectEntity.ProjectRow = { ...sampleProject, status: 'ceased' }
  const isRefused = (change: Partial<ProjectDraft>, row = ceased) =>
    isCeasedEdited({ ...toDraft(row), ...change }, row)

  test.each<Partial<ProjectDraft>>([
    { name: 'Other' },
    { industryID: 1 },
    { manpowerDemand: '241' },
    { description: '' },
  ])('%o is changed with another status only', (change) => {
    expect(isRefused(change)).toBe(true)
    expect(isRefused({ ...change, status: 'suspended' })).toBe(false)
  })

  test('only the status is changed, and surrounding spaces are no change', () => {
    expect(isRefused({ status: 'normal' })).toBe(false)
    expect(isRefused({ name: ` ${ceased.name} `, manpowerDemand: ' 240 ' })).toBe(false)
  })

  test('everything may be changed together with leaving that status', () => {
    expect(isRefused({ name: 'Other', status: 'ceased' }, sampleProject)).toBe(false)
  })
})

describe('a description', () => {
  test.each([
    ['', true],
    ['字'.repeat(1999), true],
    ['字'.repeat(2000), true],
    ['字'.repeat(2001), false],
    [FAMILY.repeat(2000), true],
    [`${ARABIC}\nand more`, true],
  ])('%# is taken: %s [PROJ-014]', (description, isTaken) => {
    expect(takes({ description }).description).toBe(isTaken)
  })
})

test('an industry has to be chosen [PROJ-009]', () => {
  expect(takes({ industryID: null }).industryID).toBe(false)
  expect(takes({ industryID: 2 }).industryID).toBe(true)
})

test('an edit of a project with an unknown status starts with that of a new one [PROJ-Q1]', () => {
  expect(toDraft({ ...sampleProject, status: 'suspended' }).status).toBe('suspended')
  expect(toDraft({ ...sampleProject, status: null }).status).toBe('normal')
})

test('a status is sent with an edit only [PROJ-013]', () => {
  const form = { industryID: 2, name: 'Spring', manpowerDemand: 10, description: '' }
  expect(createBody(draft)).toEqual(form)
  expect(updateBody({ ...draft, status: 'ceased' }, { id: 18, version: 4 })).toEqual({
    ...form,
    status: 'ceased',
    id: 18,
    version: 4,
  })
})
