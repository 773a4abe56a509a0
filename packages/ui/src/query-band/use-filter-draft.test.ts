import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFilterDraft } from './use-filter-draft.ts'

test('filters being edited stay until others are applied', () => {
  const { result, rerender } = renderHook(({ applied }) => useFilterDraft(applied), {
    initialProps: { applied: { name: 'first' } },
  })
  act(() => {
    result.current.setDraft({ name: 'typed' })
  })
  rerender({ applied: { name: 'first' } })
  expect(result.current.draft).toEqual({ name: 'typed' })
  rerender({ applied: { name: 'second' } })
  expect(result.current.draft).toEqual({ name: 'second' })
})
