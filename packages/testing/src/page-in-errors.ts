import { configure, getConfig } from '@testing-library/react'

/**
 * A message about a missing element quotes the whole page, and a wait throws such an error at each look until the element is there.
 * Here the page is printed when a message is read: a wait that ends well prints none.
 */
export function printPageWhenRead(): void {
  const { getElementError } = getConfig()
  configure({
    getElementError(text, container) {
      const error = new Error(text ?? '')
      error.name = 'TestingLibraryElementError'
      let message: string | undefined
      return Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => (message ??= getElementError(text, container).message),
        set: (changed: string) => {
          message = changed
        },
      })
    },
  })
}
