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

test('a filter says to screen readers what is chosen, and what nothing chosen means', () => {
  const options = [
    { value: 3, label: 'Renewals' },
    { value: 4, label: 'Claims' },
  ]
  const field = () => screen.getByRole('combobox', { name: 'Business' })
  const chosen = renderWithTexts(
    <BandSelect label="Business" value={3} options={options} onChange={change} />,
  )
  expect(field()).toHaveAttribute('aria-description', 'Renewals')
  chosen.unmount()
  const none = renderWithTexts(
    <BandSelect label="Business" value={null} options={options} onChange={change} />,
  )
  expect(field()).toHaveAttribute('aria-description', 'All')
  none.unmount()
  const loading = renderWithTexts(
    <BandSelect label="Business" value={3} options={[]} isLoading onChange={change} />,
  )
  expect(field()).not.toHaveAttribute('aria-description')
  loading.unmount()
  renderWithTexts(
    <BandMultiSelect label="Business" value={[3, 4]} options={options} width={200} onChange={change} />,
  )
  expect(field()).toHaveAttribute('aria-description', 'Renewals and Claims')
})

test('several chosen ids are not shown while their options load', () => {
  renderWithTexts(
    <BandMultiSelect label="Teams" value={[5, 7]} options={[]} isLoading width={200} onChange={change} />,
  )
  expect(screen.queryByText(/[57]/)).toBeNull()
  expect(screen.getByText('Loading')).toBeVisible()
})
