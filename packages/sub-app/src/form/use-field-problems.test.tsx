import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFieldProblems } from './use-field-problems.ts'

type Values = { name: string; size: number | null; tags: string[]; isOn: boolean; note: string }

const VALUES: Values = { name: 'Orchid', size: 3, tags: ['a'], isOn: false, note: 'Old' }

function read(values: Values) {
  const check = ({ name, size, tags, note, isOn }: Values) => ({
    ...(name === '' && { name: 'A name, please.' }),
    ...(size === null && { size: 'A number, please.' }),
    ...(tags.length === 0 && { tags: 'At least one.' }),
    ...(isOn && note === '' && { note: 'Say why.' }),
    ...(!isOn && { isOn: 'It has to be on.' }),
  })
  const { result } = renderHook(() => useFieldProblems({ values, check, error: null }))
  const names = ['name', 'size', 'tags', 'isOn', 'note'] as const
  return names.filter((name) => result.current.isRequired(name))
}

test('fields are required that the form would be refused for if they were empty, written or not', () => {
  expect(read(VALUES)).toEqual(['name', 'size', 'tags'])
  expect(read({ ...VALUES, name: '', size: null, tags: [] })).toEqual(['name', 'size', 'tags'])
})

test('a field can be required by the value of another one', () => {
  expect(read({ ...VALUES, isOn: true })).toContain('note')
})
