import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BandMultiSelect } from './BandMultiSelect.tsx'
import { BandSelect } from './BandSelect.tsx'

const change = () => {}

test('a chosen id is not shown while its options load', () => {
  const { unmount } = renderWithTexts(
    <BandSelect label="Business" value={3} options={[]} isLoading onChange={change} />,
  )
  const field = () => screen.getByRole('combobox', { name: 'Business' }).closest('div')?.parentElement
  expect(field()).toHaveTextContent('BusinessLoading')
  unmount()
  renderWithTexts(
    <BandSelect label="Business" value={3} options={[{ value: 3, label: 'Renewals' }]} onChange={change} />,
  )
  expect(field()).toHaveTextContent('BusinessRenewals')
})

test('several chosen ids are not shown while their options load', () => {
  renderWithTexts(
    <BandMultiSelect label="Teams" value={[5, 7]} options={[]} isLoading width={200} onChange={change} />,
  )
  expect(screen.queryByText(/[57]/)).toBeNull()
  expect(screen.getByText('Loading')).toBeVisible()
})
