import { renderSubAppPage, type RenderOptions } from '@console/testing'
import { screen } from '@testing-library/react'
import { workApp } from '../work-app.ts'

/** Opens an embedded page as the console's frame does. */
export function openWorkPage(path: string, options: Partial<RenderOptions> = {}) {
  const page = renderSubAppPage({ app: workApp, path: `/assistant-console/embed/${path}`, ...options })
  const { person, router } = page
  return {
    ...page,
    address: () => Object.fromEntries(new URLSearchParams(router.state.location.search)),
    press: async (name: string | RegExp) => person.click(await screen.findByRole('button', { name })),
    choose: async (field: string, option: string) => {
      await person.click(await screen.findByRole('combobox', { name: field }))
      await person.click(await screen.findByTitle(option))
    },
    write: async (field: string, text: string) => {
      const box = await screen.findByRole('textbox', { name: field })
      await person.clear(box)
      await person.type(box, text)
    },
  }
}
