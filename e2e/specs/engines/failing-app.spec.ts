import { journey } from '../../engines/journey.ts'
import { AUDIT_PATH } from '../../fixtures/console-pages.ts'

journey(
  'a sub-app whose files are not served shows an error, the rest keeps working, and Retry opens it after recovery',
  async ({ tab, enter, faultProxy, expected }) => {
    expected.push(/status of 503|status 503/, /\[audit\]|LoadError/)
    faultProxy.fault = ({ url = '' }, response) => {
      if (!/\/assets\/audit\/.+\.js/.test(url)) return false
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>proxy</h1>')
      return true
    }
    await enter('manager', AUDIT_PATH)
    const card = tab.getByRole('main').getByRole('alert')
    await card.getByRole('heading', { name: 'Error! Component failed to load' }).waitForVisible()
    await card.waitForText('The server answered 503')

    await tab.getByRole('navigation', { name: 'Areas' }).getByText('Home').click()
    await tab.getByRole('link', { name: 'Project home' }).click()
    await tab.getByRole('img', { name: /ongoing projects/ }).waitForVisible()
    await tab.goBack()
    await card.waitForVisible()
    faultProxy.fault = null
    await card.getByRole('button', { name: 'Retry' }).click()
    await tab
      .getByRole('button', { name: /Detail/ })
      .first()
      .waitForVisible()
    await card.waitForHidden()
    await tab.waitForUrl(({ pathname }) => pathname === AUDIT_PATH)
  },
)
