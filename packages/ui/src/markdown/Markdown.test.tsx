import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

test('headings, lists and emphasis are rendered', () => {
  render(<Markdown text={'## Calls\n\n- one **tap**\n- two'} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Calls' })).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.innerHTML)).toEqual([
    'one <strong>tap</strong>',
    'two',
  ])
})

test('raw HTML is text, pictures are left out, and links lead to the web only', () => {
  const { container } = render(
    <Markdown
      text={
        '<script>alert(1)</script> <b>x</b>\n\n![p](https://evil.example/p.gif)\n\n[a](javascript:alert(1)) [b](https://help.example)'
      }
    />,
  )
  expect(container).toHaveTextContent('<script>alert(1)</script> <b>x</b>')
  expect(container.querySelector('script, b, img')).toBeNull()
  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([null, 'https://help.example'])
})

test('emphasis and lists within each other are Markdown up to their limits, and beyond them the text that they are', () => {
  const shown = (text: string) => render(<Markdown text={text} />).container
  expect(shown('> '.repeat(29)).querySelectorAll('blockquote')).toHaveLength(29)
  expect(shown(`${'> '.repeat(30)}<b> & c`)).toHaveTextContent(`${'> '.repeat(30)}<b> & c`)
  expect(shown('*a* '.repeat(500)).querySelectorAll('em')).toHaveLength(500)
  expect(shown('*a* '.repeat(501)).querySelector('em')).toBeNull()
  expect(shown('-'.repeat(80)).querySelectorAll('hr')).toHaveLength(1)
})
