import { render, screen } from '@testing-library/react'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { MoreTexts } from './MoreTexts.tsx'

const outer = { en: { frame: 'Frame', both: 'Outside' }, zh: { frame: '框架', both: '外' } }
const texts = { en: { part: 'Part', both: 'Inside' }, zh: { part: '部分', both: '内' } }

const view = (language: 'en' | 'zh', locale: string) => (
  <IntlProvider locale={locale} messages={outer[language]}>
    <MoreTexts texts={texts}>
      <FormattedMessage id="frame" /> <FormattedMessage id="part" /> <FormattedMessage id="both" />
    </MoreTexts>
  </IntlProvider>
)

test('a later part adds its texts to those around it and follows their language [SHELL-076]', () => {
  const { container, rerender } = render(view('en', 'en'))
  expect(container).toHaveTextContent('Frame Part Inside')
  rerender(view('zh', 'zh-CN'))
  expect(screen.getByText(/框架/)).toHaveTextContent('框架 部分 内')
})

test('a missing text is reported to the enclosing provider', () => {
  const missing: string[] = []
  render(
    <IntlProvider locale="en" messages={outer.en} onError={(error) => missing.push(error.code)}>
      <MoreTexts texts={texts}>
        <FormattedMessage id="nowhere" />
      </MoreTexts>
    </IntlProvider>,
  )
  expect(missing).toEqual(['MISSING_TRANSLATION'])
})
