const r={RNG:"cherry",LIVE:"radio",FISH:"fish",PVP:"spade",SPORTS:"trophy",ESPORTS:"swords",LOTT:"ticket",ELOTT:"dices",DS88:"crown"};export{r as C};
