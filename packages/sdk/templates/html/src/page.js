/* global appTexts, consoleApp */
const title = document.querySelector('#title')
const button = document.querySelector('#count')
const status = document.querySelector('#status')
let text = appTexts.en

const host = consoleApp.connectIsolatedApp({
  onContext: ({ language, theme }) => {
    text = appTexts[language]
    document.documentElement.lang = language
    document.documentElement.classList.toggle('dark', theme === 'dark')
    document.title = text.title
    title.textContent = text.title
    button.textContent = text.count
    status.textContent = ''
    host.ready()
  },
})

button.addEventListener('click', async () => {
  try {
    // The call is in `permissions` of console-app.json; a company consents to it.
    const answer = await host.call({ method: 'GET', path: '/api/user/mm_msg/unread_count' })
    status.textContent = text.unread(JSON.parse(answer.body).data.unreadCnt)
  } catch {
    status.textContent = text.failed
  }
})
