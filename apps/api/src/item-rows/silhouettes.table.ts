import type { Silhouette } from '@suki/art/art.types';
import type { Category } from '@suki/domain/catalogue/categories';

/** Words of names and models that tell the drawing of goods of a category; the first row that matches wins. */
export const silhouetteWords: Readonly<Record<Category, readonly (readonly [RegExp, Silhouette])[]>> = {
  shoes: [
    [/\b(?:slides?|adilette|flip ?flops?|slippers?|sandals?|mule)\b/, 'slide'],
    [/\b(?:clogs?|crocs|foam rnnr)\b/, 'clog'],
    [/\b(?:boots?|timberland|martens)\b/, 'boot'],
    [/\b(?:chuck|run star|hi-top canvas)\b/, 'canvas-high'],
    [/\b(?:jordan 1 mid|dunk mid|blazer mid|air force 1 mid|forum mid|jordan 1 .{0,60}mid)\b/, 'court-mid'],
    [/\b(?:samba|gazelle|spezial|campus|stan smith|superstar|handball|busenitz|palermo|suede)\b/, 'terrace'],
    [/\b(?:yeezy boost|ultra ?boost|nmd|flyknit|presto|prophere|pureboost|alphabounce|sock)\b/, 'knit'],
    [/\b(?:old skool|sk8|authentic|era|slip-on|half cab|janoski|vulc)\b/, 'vulc'],
    [/\b(?:xt-?\d|speedcross|acg|trail|terra)\b/, 'trail'],
    [/\b(?:cloud ?\w*|yeezy 4\d0|hoka|invincible|zoomx|vaporfly|alphafly|pegasus|lamelo|mb\.0\d)\b/, 'foam-runner'],
    [/\b(?:gel|99\dv?\d?|2002r|990|9060|550|530|yeezy (?:500|700)|monarch|p-6000|vomero|shox|zoom spiridon)\b/, 'dad'],
    [/\b(?:air max|vapormax|tailwind|huarache|waffle|cortez|daybreak|running)\b/, 'air-runner'],
    [/\b(?:low|air force 1|club c)\b/, 'court-low'],
    [/\b(?:jordan (?:[1-9]|[12]\d|3[0-9])|dunk high|high|retro|kyrie|lebron|kobe|curry|foamposite)\b/, 'court-high'],
  ],
  apparel: [
    [/\b(?:hoodie|hooded|sweat\w*|pullover|crewneck|cardigan)\b/, 'hoodie'],
    [/\b(?:jacket|parka|coat|nuptse|blazer|windbreaker|vest|gilet)\b/, 'jacket'],
    [/\b(?:jeans?|trousers?|pants?|chinos?|joggers?|shorts?|leggings?|capris?|skirts?|501)\b/, 'trousers'],
    [/\b(?:caps?|hats?|beanie|bucket)\b/, 'cap'],
    [/\b(?:t-?shirts?|tees?|shirts?|polo|top|dress|kurta)\b/, 'tee'],
  ],
  handbags: [
    [/\b(?:tote|shopper|backpacks?|rucksacks?|duffel|laptop|rockie|ebury)\b/, 'tote'],
    [/\b(?:crossbody|cross-body|camera|snapshot|messenger|wallets?|pouch|pashli|belt bag)\b/, 'crossbody'],
    [/\b(?:shoulder|hobo|clutch\w*|handbags?|jackie)\b/, 'shoulder-bag'],
  ],
  collectibles: [],
};
