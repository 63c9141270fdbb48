/** Greek names: ELOT 743, as on passports, and the common habits beside it. */
import { withoutMarks } from '../text/index.ts';
import { spellByParts, tableOf, type Spelling } from './spelled.ts';

const ways = tableOf(`
  α a
  β v
  γ g
  δ d
  ε e
  ζ z
  η i e
  θ th
  ι i
  κ k c
  λ l
  μ m
  ν n
  ξ x ks
  ο o
  π p
  ρ r
  σ s
  ς s
  τ t
  υ y i u
  φ f ph
  χ ch h
  ψ ps
  ω o
  ου ou u
  αυ av af au
  ευ ev ef eu
  ^μπ b mp
  μπ mp b
  ^ντ d nt
  ντ nt d
  γγ ng gg
  γκ gk g
  ^γκ gk g
  γι gi y
  ^γι gi y
  τζ tz
  ^ιω io
`);

/** First names whose usual spelling in Latin letters isn't a transliteration. */
const firstNames = tableOf(`
  γιωργος giorgos george yiorgos
  γεωργιος georgios george
  γιαννης giannis yannis john
  ιωαννης ioannis john
  κωνσταντινος konstantinos constantinos
  κωστας kostas costas
  νικος nikos
  νικολαος nikolaos nicolas
  δημητρης dimitris
  δημητριος dimitrios
  χρηστος christos
  μιχαλης michalis
  ελενη eleni helen
  αικατερινη aikaterini katerina
  κατερινα katerina
  μαρια maria
  σοφια sofia sophia
  βασιλης vasilis vassilis
  παναγιωτης panagiotis
  γεωργια georgia
`);

/** @param word in lower case, accents allowed */
export function spellGreek(word: string): Spelling[] {
  const plain = withoutMarks(word);
  const name = firstNames[plain];
  return name === undefined ? spellByParts(plain, ways, 3) : spellByParts(plain, { [`^${plain}`]: name }, plain.length);
}
