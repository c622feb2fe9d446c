/**
 * Reset and typography of every page, as plain CSS: it is the same for all brands, so it needs no component. Sizes follow a 4 px
 * grid. Scripts with tall or thin letters have separate font stacks, sizes and line heights.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:88px;scrollbar-gutter:stable}
:root{
--font-system:"Inter","SF Pro Text",-apple-system,"Segoe UI Variable","Segoe UI",Roboto,"Helvetica Neue","Liberation Sans",Arial,sans-serif;
--font:var(--face-body,) var(--font-system);--font-title:var(--face-title,) var(--font-system);
--size-1:.8125rem;--size-2:.9375rem;--size-3:1.25rem;--size-4:clamp(1.375rem,1.1rem + 1vw,1.75rem);
--size-hero:clamp(2rem,1.1rem + 3.6vw,4rem);--leading:1.5;--leading-title:1.12;--tracking-title:-.022em;
--header-block:57px;--width:1280px;--edge:clamp(16px,4vw,40px);--speed:180ms;--ease:cubic-bezier(.2,.7,.2,1)}
:root[data-header="tall"]{--header-block:56px}
@media (min-width:900px){:root{--header-block:69px}:root[data-header="tall"]{--header-block:56px}:root[data-header="centred"]{--header-block:53px}
@supports (animation-timeline:scroll()){@media (prefers-reduced-motion:no-preference){:root[data-header="compact"]{--header-block:57px}}}
:root[data-header="compact"][data-corner="20"]:not([data-card="glass"]){--header-block:78px}}
body{margin:0;overflow-x:clip;min-block-size:100vh;min-block-size:100dvh;background:var(--surface-0);color:var(--text-1);
font-family:var(--font);font-size:var(--size-2);line-height:var(--leading);
-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility;overflow-wrap:break-word}
h1,h2,h3,h4,p,figure,ul,ol,dl,dd,blockquote,fieldset{margin:0;padding:0}
fieldset{border:0;min-inline-size:0}
ul,ol{list-style:none}
h1,h2,h3,h4{font-family:var(--font-title);font-weight:700;line-height:var(--leading-title);letter-spacing:var(--tracking-title);text-wrap:balance}
p{text-wrap:pretty}
img,svg{display:block;max-inline-size:100%}
img{block-size:auto}
a{color:inherit;text-decoration:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button,summary,label[for]{cursor:pointer}
button{background:none;border:0;padding:0}
summary{list-style:none}
summary::-webkit-details-marker{display:none}
table{border-collapse:collapse;inline-size:100%}
[hidden]{display:none!important}
[popover]{margin:auto;border:0;padding:0;color:inherit;background:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
::selection{background:var(--brand);color:var(--on-brand)}
:lang(zh-Hans),:lang(zh-Hant),:lang(ja),:lang(ko){--leading-title:1.25;--tracking-title:0}
:lang(zh-Hans){--font-system:-apple-system,"PingFang SC","Microsoft YaHei UI","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif}
:lang(zh-Hant){--font-system:-apple-system,"PingFang TC","Microsoft JhengHei UI","Microsoft JhengHei","Noto Sans CJK TC","Noto Sans TC",sans-serif}
:lang(ja){--font-system:-apple-system,"Hiragino Sans","Yu Gothic UI","Noto Sans CJK JP","Noto Sans JP",sans-serif}
:lang(ko){--font-system:-apple-system,"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR","Noto Sans KR",sans-serif}
:lang(vi){--leading-title:1.22;--tracking-title:-.012em}
:lang(ar),:lang(ur){--font-system:"SF Arabic","Segoe UI","Geeza Pro","Noto Sans Arabic","Noto Naskh Arabic","DejaVu Sans",Tahoma,sans-serif;--leading:1.65;--leading-title:1.32;--tracking-title:0}
:lang(ur){--font-system:"Noto Nastaliq Urdu","Urdu Typesetting","SF Arabic","Segoe UI",Tahoma,sans-serif;--leading:1.9;--leading-title:1.7}
:lang(th){--font-system:"Sukhumvit Set","Leelawadee UI","Noto Sans Thai","Thonburi",Tahoma,sans-serif;--leading:1.65;--leading-title:1.35;--tracking-title:0}
:lang(km){--font-system:"Khmer Sangam MN","Leelawadee UI","Noto Sans Khmer","Khmer OS",sans-serif;--leading:1.75;--leading-title:1.5;--tracking-title:0}
:lang(lo){--font-system:"Lao Sangam MN","Leelawadee UI","Noto Sans Lao",sans-serif;--leading:1.7;--leading-title:1.45;--tracking-title:0}
:lang(my){--font-system:"Myanmar Sangam MN","Myanmar Text","Noto Sans Myanmar",sans-serif;--leading:1.85;--leading-title:1.6;--tracking-title:0}
:lang(hi){--font-system:"Kohinoor Devanagari","Nirmala UI","Noto Sans Devanagari",Mangal,sans-serif;--leading:1.65;--leading-title:1.38;--tracking-title:0}
:lang(ta){--font-system:"Tamil Sangam MN","Nirmala UI","Noto Sans Tamil",Latha,sans-serif;--leading:1.65;--leading-title:1.38;--tracking-title:0}
:lang(bn){--font-system:"Kohinoor Bangla","Nirmala UI","Noto Sans Bengali",Vrinda,sans-serif;--leading:1.65;--leading-title:1.38;--tracking-title:0}
main>[data-block]~[data-block]~[data-block],footer{content-visibility:auto;contain-intrinsic-size:auto 480px}
.vh{position:absolute;inline-size:1px;block-size:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.num{font-variant-numeric:tabular-nums lining-nums;unicode-bidi:isolate}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}}
@media (max-width:899px){html:has([data-bottom-bar]){scroll-padding-block-end:calc(72px + env(safe-area-inset-bottom))}}
@media (max-height:480px){html,html:has([data-bottom-bar]){scroll-padding-block:12px}}
@media (forced-colors:active){:focus-visible{outline-color:Highlight}
button:not([data-variant]):not(:focus-visible){outline:1px solid ButtonText;outline-offset:-1px}
:is([aria-pressed="true"],[aria-selected="true"],[aria-current]:not([aria-current="false"]),label:has(>[type="radio"]:checked)){forced-color-adjust:none!important;background:Highlight!important;color:HighlightText!important}
:is([aria-pressed="true"],[aria-selected="true"],[aria-current]:not([aria-current="false"]),label:has(>[type="radio"]:checked)) *{background-color:transparent!important;color:HighlightText!important}}
`.replace(/\n/g, "");
