/** A page of another team, which the menu embeds: it has the token from its address, and nothing else of the console. */
const PROCESS = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Process</title>
  </head>
  <body>
    <h1>How a call goes</h1>
    <p id="reader"></p>
    <script>
      const token = new URLSearchParams(location.search).get('token')
      fetch('/api/user/info', { headers: { authorization: 'Bearer ' + token } })
        .then((response) => response.json())
        .then(({ data }) => {
          document.getElementById('reader').textContent = 'For ' + data.name + ' of ' + data.tenantName
        })
    </script>
  </body>
</html>
`

export const PARTNER_PAGES: ReadonlyMap<string, string> = new Map([['/partner/process', PROCESS]])
